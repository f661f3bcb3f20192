-- From version 1 of the schema to 2: what is told of sessions and persons, what-ifs, tries of puzzles,
-- and sessions that can be emptied. Ledgers out there have gone through it: it is never changed.

CREATE TABLE told (
  id      INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES session,
  kind    TEXT NOT NULL CHECK (kind IN ('name', 'place', 'note', 'hidden', 'away', 'match')),
  value   TEXT CHECK (value <> ''),
  told_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX told_of_session ON told (session, kind, id);

CREATE INDEX told_of_match ON told (value) WHERE kind = 'match';

CREATE TABLE branch (
  session INTEGER PRIMARY KEY REFERENCES session,
  origin  TEXT NOT NULL,
  event   INTEGER NOT NULL CHECK (event >= 0),
  name    TEXT NOT NULL
) STRICT;

CREATE INDEX branch_by_origin ON branch (origin);

CREATE TABLE same_person (
  id      INTEGER PRIMARY KEY,
  person  INTEGER NOT NULL REFERENCES person,
  same_as INTEGER REFERENCES person CHECK (same_as <> person),
  told_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX same_person_by_person ON same_person (person, id);

CREATE TABLE puzzle_try (
  id       INTEGER PRIMARY KEY,
  session  INTEGER NOT NULL REFERENCES session,
  event    INTEGER NOT NULL CHECK (event >= 0),
  solved   INTEGER NOT NULL CHECK (solved IN (0, 1)),
  tried_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX puzzle_try_by_event ON puzzle_try (session, event, id);

CREATE TABLE emptied (
  id         INTEGER PRIMARY KEY,
  uuid       TEXT NOT NULL,
  copy       TEXT NOT NULL, -- the file that it was written to
  n_events   INTEGER NOT NULL,
  emptied_at TEXT NOT NULL  -- ISO 8601 in UTC
) STRICT;

CREATE INDEX emptied_by_uuid ON emptied (uuid, id);

DROP TRIGGER session_remains;
DROP TRIGGER seat_remains;
DROP TRIGGER event_remains;
DROP TRIGGER dispute_remains;

CREATE TRIGGER told_stays BEFORE UPDATE ON told
BEGIN
  SELECT raise (ABORT, 'what was told of a session is never rewritten');
END;

CREATE TRIGGER branch_stays BEFORE UPDATE ON branch
BEGIN
  SELECT raise (ABORT, 'where a what-if began is never rewritten');
END;

CREATE TRIGGER same_person_stays BEFORE UPDATE ON same_person
BEGIN
  SELECT raise (ABORT, 'who was one person is never rewritten');
END;

CREATE TRIGGER puzzle_try_stays BEFORE UPDATE ON puzzle_try
BEGIN
  SELECT raise (ABORT, 'a try is never rewritten');
END;

CREATE TRIGGER emptied_stays BEFORE UPDATE ON emptied
BEGIN
  SELECT raise (ABORT, 'what was emptied is never rewritten');
END;

CREATE TRIGGER session_remains BEFORE DELETE ON session
WHEN NOT (OLD.uuid IN (SELECT uuid FROM emptied)
          AND (SELECT value FROM told WHERE session = OLD.id AND kind = 'away'
               ORDER BY id DESC LIMIT 1) IS NOT NULL)
 AND NOT EXISTS (SELECT 1 FROM branch WHERE session = OLD.id
                 AND origin IN (SELECT uuid FROM emptied)
                 AND origin NOT IN (SELECT uuid FROM session))
BEGIN
  SELECT raise (ABORT, 'a session is never removed');
END;

CREATE TRIGGER seat_remains BEFORE DELETE ON seat
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'a seat is never removed');
END;

CREATE TRIGGER event_remains BEFORE DELETE ON event
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'an event is never torn out of its session');
END;

CREATE TRIGGER dispute_remains BEFORE DELETE ON dispute
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'a dispute is never removed');
END;

CREATE TRIGGER told_remains BEFORE DELETE ON told
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'what was told of a session is never removed');
END;

CREATE TRIGGER branch_remains BEFORE DELETE ON branch
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'where a what-if began is never removed');
END;

CREATE TRIGGER same_person_remains BEFORE DELETE ON same_person
BEGIN
  SELECT raise (ABORT, 'who was one person is never removed');
END;

CREATE TRIGGER puzzle_try_remains BEFORE DELETE ON puzzle_try
WHEN EXISTS (SELECT 1 FROM session WHERE id = OLD.session)
BEGIN
  SELECT raise (ABORT, 'a try is never removed');
END;

CREATE TRIGGER emptied_remains BEFORE DELETE ON emptied
BEGIN
  SELECT raise (ABORT, 'that something was emptied is never removed');
END;
