-- Yellowcake's ledger: what happened at the tables, in one SQLite file.
--
-- A session is the head of a record and the plays that followed, each as one line of the record
-- format. Whatever else is known of a session (its position, its points) can be found by reading
-- these lines again. So the facts below are only ever added to: triggers refuse every change. One
-- thing alone can be taken out, and only on request: a whole session that was put away (emptied).
--
-- Settings of each connection: journal_mode WAL, synchronous FULL, foreign_keys on,
-- recursive_triggers on (so that REPLACE meets the triggers too), locking_mode EXCLUSIVE.

PRAGMA application_id = 1497582405; -- the letters YCKE
PRAGMA user_version = 2;

-- Somebody who has sat at a table, by the name the table uses. Names are remembered, so that they
-- can be completed the next time.
CREATE TABLE person (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

-- One game played by one table on one evening, or on several with pauses. The head is the whole
-- canonical head of its record: game, options, players, the table's own cards, the rows told.
CREATE TABLE session (
  id            INTEGER PRIMARY KEY,
  uuid          TEXT NOT NULL UNIQUE, -- the same wherever the record goes, so that none is doubled
  game          TEXT NOT NULL,        -- manhattan-project or chain-reaction
  rules_version INTEGER NOT NULL,     -- of the rules model it was begun under
  begun_at      TEXT NOT NULL         -- ISO 8601 with its offset, as the table's clock showed it
    CHECK (unixepoch (begun_at) IS NOT NULL),
  location      TEXT,                 -- where the table stood; NULL: not told
  head          TEXT NOT NULL
) STRICT;

CREATE INDEX session_by_time ON session (unixepoch (begun_at) DESC, id DESC);

-- A person sits at a session with a colour. Seats are numbered from 1 in turn order.
CREATE TABLE seat (
  session INTEGER NOT NULL REFERENCES session,
  number  INTEGER NOT NULL CHECK (number >= 1),
  color   TEXT NOT NULL,
  person  INTEGER NOT NULL REFERENCES person,
  PRIMARY KEY (session, number),
  UNIQUE (session, color)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_person ON seat (person);

-- The table made a play, or said something, as the number-th statement after the head. Undoing and
-- amending are statements of their own; nothing is ever taken back here.
CREATE TABLE event (
  session    INTEGER NOT NULL REFERENCES session,
  number     INTEGER NOT NULL CHECK (number >= 1),
  text       TEXT NOT NULL                     -- one line of the record format
    CHECK (text <> '' AND instr (text, char (10)) = 0),
  written_at TEXT NOT NULL                     -- ISO 8601 in UTC, when it came to this disk
    CHECK (unixepoch (written_at) IS NOT NULL),
  PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;

-- The table has taught the program a card, or corrected one, for all its later sessions. The last
-- row for a game and card counts. Its text is one definition of the record format; or nothing, when
-- the catalogue's own numbers are to hold again; or `same card m7 card m5`, when the first turned
-- out to be the second and its name stands for the other wherever sessions are read. That a card is
-- to be out of sight is said under a name of its own, `hidden card m7`.
CREATE TABLE card (
  id        INTEGER PRIMARY KEY,
  game      TEXT NOT NULL,
  card      TEXT NOT NULL,
  text      TEXT NOT NULL,
  taught_at TEXT NOT NULL  -- ISO 8601 in UTC
) STRICT;

CREATE INDEX card_by_name ON card (game, card, id);

-- The table held the program's ruling on an event to be wrong, and noted why. Nothing is written here
-- any more, as an objection is an event of its session; what an older program wrote stays.
CREATE TABLE dispute (
  id       INTEGER PRIMARY KEY,
  session  INTEGER NOT NULL,
  event    INTEGER NOT NULL,
  rule     TEXT NOT NULL, -- the id of the rule, such as place.occupied
  note     TEXT NOT NULL,
  noted_at TEXT NOT NULL, -- ISO 8601 in UTC
  FOREIGN KEY (session, event) REFERENCES event (session, number)
) STRICT;

CREATE INDEX dispute_by_event ON dispute (session, event);

-- The table told something of a session as a whole, beside what its record says: what it is called
-- (name), where it really was (place), a note; that the list is to leave it out (hidden), that it was
-- begun by mistake and is put away (away); or which match it is a part of (match: a UUID that several
-- sessions share). The last row for a session and kind counts; one without a value takes it back.
CREATE TABLE told (
  id      INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES session,
  kind    TEXT NOT NULL CHECK (kind IN ('name', 'place', 'note', 'hidden', 'away', 'match')),
  value   TEXT CHECK (value <> ''),
  told_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX told_of_session ON told (session, kind, id);

CREATE INDEX told_of_match ON told (value) WHERE kind = 'match';

-- A session is a what-if: it went on from an event of another, which is known by its UUID. Its own
-- events are a copy of those up to there, and what was tried from then on. It is in no list while that
-- other session is here.
CREATE TABLE branch (
  session INTEGER PRIMARY KEY REFERENCES session,
  origin  TEXT NOT NULL,
  event   INTEGER NOT NULL CHECK (event >= 0),
  name    TEXT NOT NULL
) STRICT;

CREATE INDEX branch_by_origin ON branch (origin);

-- Two names are one person: who is called `person` is really the other; NULL: they were parted again.
-- The last row for a person counts.
CREATE TABLE same_person (
  id      INTEGER PRIMARY KEY,
  person  INTEGER NOT NULL REFERENCES person,
  same_as INTEGER REFERENCES person CHECK (same_as <> person),
  told_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX same_person_by_person ON same_person (person, id);

-- Somebody tried to find what was missed at an event of a session, and found it or not.
CREATE TABLE puzzle_try (
  id       INTEGER PRIMARY KEY,
  session  INTEGER NOT NULL REFERENCES session,
  event    INTEGER NOT NULL CHECK (event >= 0),
  solved   INTEGER NOT NULL CHECK (solved IN (0, 1)),
  tried_at TEXT NOT NULL -- ISO 8601 in UTC
) STRICT;

CREATE INDEX puzzle_try_by_event ON puzzle_try (session, event, id);

-- A session that was put away was emptied for good, after a copy of its record was written.
CREATE TABLE emptied (
  id         INTEGER PRIMARY KEY,
  uuid       TEXT NOT NULL,
  copy       TEXT NOT NULL, -- the file that it was written to
  n_events   INTEGER NOT NULL,
  emptied_at TEXT NOT NULL  -- ISO 8601 in UTC
) STRICT;

CREATE INDEX emptied_by_uuid ON emptied (uuid, id);

-- Events follow one another without a gap: a play that is missing would change all that follow.
CREATE TRIGGER event_follows BEFORE INSERT ON event
WHEN NEW.number > 1 + ifnull ((SELECT max (number) FROM event WHERE session = NEW.session), 0)
BEGIN
  SELECT raise (ABORT, 'an event would leave a gap');
END;

-- What happened has happened: no fact is rewritten.
CREATE TRIGGER person_stays BEFORE UPDATE ON person
BEGIN
  SELECT raise (ABORT, 'a person is never rewritten');
END;

CREATE TRIGGER session_stays BEFORE UPDATE ON session
BEGIN
  SELECT raise (ABORT, 'the head of a session is never rewritten');
END;

CREATE TRIGGER seat_stays BEFORE UPDATE ON seat
BEGIN
  SELECT raise (ABORT, 'a seat is never given to another');
END;

CREATE TRIGGER event_stays BEFORE UPDATE ON event
BEGIN
  SELECT raise (ABORT, 'an event is never rewritten');
END;

CREATE TRIGGER card_stays BEFORE UPDATE ON card
BEGIN
  SELECT raise (ABORT, 'a taught card is never rewritten');
END;

CREATE TRIGGER dispute_stays BEFORE UPDATE ON dispute
BEGIN
  SELECT raise (ABORT, 'a dispute is never rewritten');
END;

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

-- And no fact is torn out. A session can only go as a whole: when it is put away and a copy was
-- written, or as a what-if of one that went so. What belongs to it goes with it.
CREATE TRIGGER person_remains BEFORE DELETE ON person
BEGIN
  SELECT raise (ABORT, 'a person is never removed');
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

CREATE TRIGGER card_remains BEFORE DELETE ON card
BEGIN
  SELECT raise (ABORT, 'a taught card is never removed');
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

-------------------- from here on everything can be dropped and rebuilt --------------------

DROP TRIGGER IF EXISTS session_is_listed;
DROP TRIGGER IF EXISTS seat_is_sitting;
DROP TRIGGER IF EXISTS seat_is_standing;
DROP TRIGGER IF EXISTS told_is_place;
DROP TRIGGER IF EXISTS session_is_latest;
DROP TRIGGER IF EXISTS event_is_latest;
DROP TRIGGER IF EXISTS told_is_aside;
DROP TRIGGER IF EXISTS branch_is_aside;
DROP TRIGGER IF EXISTS session_has_branches;
DROP TRIGGER IF EXISTS told_is_stray;
DROP TRIGGER IF EXISTS same_person_is_joined;
DROP VIEW IF EXISTS one_person;
DROP TABLE IF EXISTS cache;
DROP TABLE IF EXISTS brought;
DROP TABLE IF EXISTS latest;
DROP VIEW IF EXISTS doing;
DROP TABLE IF EXISTS deed;
DROP TABLE IF EXISTS habit;
DROP TABLE IF EXISTS outcome;
DROP TABLE IF EXISTS sitting;
DROP TABLE IF EXISTS standing; -- an older program had this one, and may have made it again
DROP TABLE IF EXISTS listed;
DROP TABLE IF EXISTS cases;
DROP TABLE IF EXISTS sealed;
DROP TABLE IF EXISTS puzzle;
DROP TABLE IF EXISTS searched;
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS aside;
DROP TABLE IF EXISTS joined;

-- One row: which version of the program these caches were made for, and how far they are filled. The
-- sessions with an id up to `unread` are still to be read again, from the newest on; 0: none is.
CREATE TABLE cache (
  version INTEGER NOT NULL,
  unread  INTEGER NOT NULL
) STRICT;

INSERT INTO cache (version, unread) SELECT 16, ifnull (max (id), 0) FROM session;

-- A session came from elsewhere, or went on there: it is still to be read, too.
CREATE TABLE brought (
  session INTEGER PRIMARY KEY REFERENCES session
) STRICT;

-- When and where a session was, and with how many seats: as its facts say, or as the table has
-- corrected its set-up since; `place` is what was told of it as a whole, and goes before `location`.
CREATE TABLE listed (
  session  INTEGER PRIMARY KEY REFERENCES session,
  game     TEXT NOT NULL,
  begun    INTEGER NOT NULL, -- Unix time
  begun_at TEXT NOT NULL,
  location TEXT,
  place    TEXT,
  n_seats  INTEGER NOT NULL
) STRICT;

INSERT INTO listed (session, game, begun, begun_at, location, place, n_seats)
SELECT id, game, unixepoch (begun_at), begun_at, location,
       (SELECT value FROM told WHERE session = session.id AND kind = 'place'
        ORDER BY told.id DESC LIMIT 1),
       (SELECT count (*) FROM seat WHERE session = session.id)
FROM session;

CREATE INDEX listed_by_time ON listed (begun DESC, session DESC);

CREATE TRIGGER session_is_listed AFTER INSERT ON session
BEGIN
  INSERT INTO listed (session, game, begun, begun_at, location, n_seats)
  VALUES (NEW.id, NEW.game, unixepoch (NEW.begun_at), NEW.begun_at, NEW.location, 0);
END;

CREATE TRIGGER told_is_place AFTER INSERT ON told
WHEN NEW.kind = 'place'
BEGIN
  UPDATE listed SET place = NEW.value WHERE session = NEW.session;
END;

-- Who really sits at a seat, as the facts say or the table has corrected since, and how that seat
-- stands in the last outcome that was told: its points, and how long its plays took where they say
-- when they were, without breaks. Only of a decided game are there winners and ranks.
CREATE TABLE sitting (
  session  INTEGER NOT NULL REFERENCES session,
  seat     INTEGER NOT NULL,
  color    TEXT NOT NULL,
  person   INTEGER NOT NULL REFERENCES person,
  points   INTEGER,
  winner   INTEGER CHECK (winner IN (0, 1)),
  rank     INTEGER,                    -- from 1: one more than had more points
  thought  INTEGER NOT NULL DEFAULT 0, -- milliseconds of all timed plays
  n_timed  INTEGER NOT NULL DEFAULT 0,
  n_breaks INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO sitting (session, seat, color, person)
SELECT session, number, color, person FROM seat;

CREATE INDEX sitting_by_person ON sitting (person);

CREATE TRIGGER seat_is_sitting AFTER INSERT ON seat
BEGIN
  INSERT INTO sitting (session, seat, color, person)
  VALUES (NEW.session, NEW.number, NEW.color, NEW.person);
  UPDATE listed SET n_seats = n_seats + 1 WHERE session = NEW.session;
END;

-- The end of a session as it is written: how many events it has, when the last of them was played as
-- its own line says, or else when it came to this disk (without one, when the session was begun; a
-- Julian day), and whether the game is known to be decided.
CREATE TABLE latest (
  session   INTEGER PRIMARY KEY REFERENCES session,
  n_events  INTEGER NOT NULL,
  played_at REAL NOT NULL,
  over      INTEGER NOT NULL CHECK (over IN (0, 1))
) STRICT;

CREATE INDEX latest_running ON latest (played_at DESC, session DESC) WHERE over = 0;

CREATE TRIGGER session_is_latest AFTER INSERT ON session
BEGIN
  INSERT INTO latest (session, n_events, played_at, over)
  VALUES (NEW.id, 0, julianday (NEW.begun_at), 0);
END;

CREATE TRIGGER event_is_latest AFTER INSERT ON event
BEGIN
  INSERT INTO latest (session, n_events, played_at, over)
  VALUES (NEW.session, NEW.number, ifnull (julianday (substr (NEW.text, 2,
          instr (NEW.text, ' ') - 2)), julianday (NEW.written_at)), 0)
  ON CONFLICT DO UPDATE SET n_events = excluded.n_events, played_at = excluded.played_at, over = 0;
END;

-- A game that goes on is decided no more.
CREATE TRIGGER latest_goes_on AFTER UPDATE OF over ON latest
WHEN OLD.over > NEW.over
BEGIN
  UPDATE sitting SET winner = NULL, rank = NULL WHERE session = NEW.session;
  DELETE FROM deed WHERE session = NEW.session;
END;

-- What the rules made of a session when they last read it, after its first n_events events: whether
-- the game was decided, how many plays against the rules the table let stand, to how many events
-- somebody objected, and the most points that anybody has. Older than the session's last event, it no
-- longer counts, but by points and by length it is listed where it stood.
CREATE TABLE outcome (
  session  INTEGER PRIMARY KEY REFERENCES session,
  n_events INTEGER NOT NULL,
  over     INTEGER NOT NULL CHECK (over IN (0, 1)),
  flags    INTEGER NOT NULL,
  disputes INTEGER NOT NULL,
  points   INTEGER NOT NULL,
  begun    INTEGER NOT NULL  -- when its session was (Unix time)
) STRICT;

CREATE INDEX outcome_by_points ON outcome (points DESC, begun DESC, session DESC);

CREATE INDEX outcome_by_length ON outcome (n_events DESC, begun DESC, session DESC);

CREATE TRIGGER outcome_is_told AFTER INSERT ON outcome
BEGIN
  UPDATE latest SET over = NEW.over WHERE session = NEW.session AND n_events = NEW.n_events;
END;

CREATE TRIGGER outcome_is_told_again AFTER UPDATE ON outcome
BEGIN
  UPDATE latest SET over = NEW.over WHERE session = NEW.session AND n_events = NEW.n_events;
  DELETE FROM deed WHERE session = NEW.session;
END;

-- How often somebody used something, or took something from somebody else, in the plays that stand
-- of a decided game. The next event or outcome of its session takes them away. What a session has defined by
-- itself stands here with its definition: elsewhere the name may be another card's.
CREATE TABLE deed (
  session INTEGER NOT NULL REFERENCES outcome ON DELETE CASCADE,
  seat    INTEGER NOT NULL,
  against INTEGER NOT NULL, -- the seat that lost by it; 0: something was used
  drawer  INTEGER NOT NULL, -- of the catalogue, in which the thing lies; 0 where somebody lost
  thing   TEXT NOT NULL,    -- its name or definition; '' where somebody lost
  n       INTEGER NOT NULL CHECK (n > 0),
  PRIMARY KEY (session, seat, against, drawer, thing),
  FOREIGN KEY (session, seat) REFERENCES seat (session, number)
) STRICT, WITHOUT ROWID;

-- The same of all sessions that count, by who did it and who lost by it, 0 where nobody did.
CREATE TABLE habit (
  person  INTEGER NOT NULL,
  against INTEGER NOT NULL,
  game    TEXT NOT NULL,
  drawer  INTEGER NOT NULL,
  thing   TEXT NOT NULL,
  n       INTEGER NOT NULL,
  PRIMARY KEY (person, against, game, drawer, thing)
) STRICT, WITHOUT ROWID;

CREATE INDEX habit_against ON habit (against) WHERE against > 0;

CREATE VIEW doing (session, seat, lost, person, against, game, drawer, thing, n) AS
SELECT deed.session, deed.seat, deed.against, actor.person, ifnull (loser.person, 0), game, drawer,
       thing, n
FROM deed JOIN sitting AS actor ON actor.session = deed.session AND actor.seat = deed.seat
LEFT JOIN sitting AS loser ON loser.session = deed.session AND loser.seat = deed.against
JOIN listed ON listed.session = deed.session;

CREATE TRIGGER deed_is_habit AFTER INSERT ON deed
WHEN NEW.session NOT IN (SELECT session FROM aside WHERE how >= 4)
BEGIN
  INSERT INTO habit SELECT person, against, game, drawer, thing, n FROM doing
  WHERE session = NEW.session AND seat = NEW.seat AND lost = NEW.against AND drawer = NEW.drawer
    AND thing = NEW.thing
  ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER deed_was_habit BEFORE DELETE ON deed
WHEN OLD.session NOT IN (SELECT session FROM aside WHERE how >= 4)
BEGIN
  INSERT INTO habit SELECT person, against, game, drawer, thing, -n FROM doing
  WHERE session = OLD.session AND seat = OLD.seat AND lost = OLD.against AND drawer = OLD.drawer
    AND thing = OLD.thing
  ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;

-- The case book: what somebody objected to and the table settled, read off the statements of its
-- session. Cases are numbered by when they were first settled, so that a number never changes; one
-- that was taken up again stands here as open and keeps its own.
CREATE TABLE cases (
  session  INTEGER NOT NULL REFERENCES session,
  event    INTEGER NOT NULL, -- what somebody objected to
  settled  INTEGER NOT NULL, -- the event that settled it first
  rule     TEXT,             -- the id of the rule that it was judged by; NULL: it was legal
  facts    TEXT NOT NULL,    -- of the question: equal ones are the same question
  play     TEXT NOT NULL,    -- its statement as it stood
  objector TEXT NOT NULL,    -- a colour, or table
  why      TEXT,
  state    TEXT NOT NULL CHECK (state IN ('open', 'upheld', 'overruled', 'left')),
  scope    TEXT,             -- session or table; NULL: that play
  decision TEXT,
  PRIMARY KEY (session, event)
) STRICT, WITHOUT ROWID;

CREATE INDEX cases_by_rule ON cases (rule);

-- How far a session was looked through for puzzles: its first n_events events. Where it has others
-- now, or where cards were taught since, it is looked through again.
CREATE TABLE searched (
  session  INTEGER PRIMARY KEY REFERENCES session,
  n_events INTEGER NOT NULL
) STRICT;

-- A turn found there in which more could have been built: the event behind which it is played, whose
-- turn it is, the points that can be reached, the record of the table as it was, and the statements
-- that reach them, a line each.
CREATE TABLE puzzle (
  session INTEGER NOT NULL REFERENCES searched ON DELETE CASCADE,
  event   INTEGER NOT NULL,
  seat    INTEGER NOT NULL, -- from 0
  goal    INTEGER NOT NULL,
  text    TEXT NOT NULL,
  answer  TEXT NOT NULL,
  PRIMARY KEY (session, event)
) STRICT, WITHOUT ROWID;

-- By which it is known whether the lines of a session are still those that it had when it was last
-- read: the closing lines of an export, over as many events as it had then.
CREATE TABLE sealed (
  session INTEGER PRIMARY KEY REFERENCES session,
  seal    TEXT NOT NULL
) STRICT;

-- A session that the list leaves out: 2, it is hidden; 4, it is put away; 8, it is a what-if. Those
-- that are not here stand in the list, and so does a what-if whose origin is not here (16), if it was
-- not thrown away; it counts as little as any other.
CREATE TABLE aside (
  session INTEGER PRIMARY KEY REFERENCES session,
  how     INTEGER NOT NULL CHECK (how IN (2, 4, 8, 16))
) STRICT;

INSERT INTO aside (session, how)
SELECT session, max (iif (kind = 'away', 4, 2)) FROM told
WHERE value IS NOT NULL AND session NOT IN (SELECT session FROM branch) AND id IN
 (SELECT max (id) FROM told WHERE kind IN ('hidden', 'away') GROUP BY session, kind)
GROUP BY session
UNION ALL SELECT session, iif (origin IN (SELECT uuid FROM session) OR
 (SELECT value FROM told WHERE told.session = branch.session AND kind = 'away'
  ORDER BY id DESC LIMIT 1) IS NOT NULL, 8, 16)
FROM branch;

CREATE TRIGGER aside_is_no_habit AFTER INSERT ON aside
WHEN NEW.how >= 4
BEGIN
  INSERT INTO habit SELECT person, against, game, drawer, thing, -sum (n) FROM doing
  WHERE session = NEW.session GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER aside_is_habit_again AFTER DELETE ON aside
WHEN OLD.how >= 4
BEGIN
  INSERT INTO habit SELECT person, against, game, drawer, thing, sum (n) FROM doing
  WHERE session = OLD.session GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER told_is_aside AFTER INSERT ON told
WHEN NEW.kind IN ('hidden', 'away') AND NEW.session NOT IN (SELECT session FROM branch)
BEGIN
  DELETE FROM aside WHERE session = NEW.session;
  INSERT INTO aside (session, how)
  SELECT NEW.session, max (iif (kind = 'away', 4, 2)) FROM told
  WHERE session = NEW.session AND value IS NOT NULL AND id IN
   (SELECT max (id) FROM told WHERE session = NEW.session AND kind IN ('hidden', 'away')
    GROUP BY kind)
  HAVING count (*) > 0;
END;

CREATE TRIGGER branch_is_aside AFTER INSERT ON branch
BEGIN
  INSERT INTO aside (session, how)
  VALUES (NEW.session, iif (NEW.origin IN (SELECT uuid FROM session) OR
          (SELECT value FROM told WHERE session = NEW.session AND kind = 'away'
           ORDER BY id DESC LIMIT 1) IS NOT NULL, 8, 16))
  ON CONFLICT DO UPDATE SET how = excluded.how;
END;

CREATE TRIGGER session_has_branches AFTER INSERT ON session
BEGIN
  UPDATE aside SET how = 8 WHERE session IN (SELECT session FROM branch WHERE origin = NEW.uuid);
END;

CREATE TRIGGER told_is_stray AFTER INSERT ON told
WHEN NEW.kind = 'away' AND NEW.session IN
 (SELECT session FROM branch WHERE origin NOT IN (SELECT uuid FROM session))
BEGIN
  UPDATE OR IGNORE aside SET how = iif (NEW.value IS NULL, 16, 8) WHERE session = NEW.session;
END;

-- A name that is not the one its person goes by, and who that is, however many joins lead there.
CREATE TABLE joined (
  person  INTEGER PRIMARY KEY REFERENCES person,
  same_as INTEGER NOT NULL REFERENCES person
) STRICT;

CREATE INDEX joined_to ON joined (same_as);

CREATE VIEW one_person (person, same_as) AS
WITH RECURSIVE
  said (person, same_as) AS (
    SELECT person, same_as FROM same_person
    WHERE id IN (SELECT max (id) FROM same_person GROUP BY person) AND same_as IS NOT NULL),
  leads (person, same_as) AS (
    SELECT person, same_as FROM said
    UNION SELECT leads.person, said.same_as FROM leads JOIN said ON said.person = leads.same_as)
SELECT person, same_as FROM leads WHERE same_as NOT IN (SELECT person FROM said);

INSERT INTO joined (person, same_as) SELECT person, same_as FROM one_person;

CREATE TRIGGER same_person_is_joined AFTER INSERT ON same_person
BEGIN
  DELETE FROM joined;
  INSERT INTO joined (person, same_as) SELECT person, same_as FROM one_person;
END;

-- What a session can be found by: what the facts say of it, whether it is `over` or has `stopped`, who
-- won, what was said in its statements and at which events, the cards that were played, and what it is
-- called and was noted of it, each thing a line. What-ifs that the list leaves out are not. The key of a row is when its
-- session was begun (Unix time) times 2^24, plus the id of the session: the newest has the highest.
CREATE VIRTUAL TABLE words USING fts5 (
  game, day, player, place, said, card, name, note, winner, month, state, seats, said_at UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3', columnsize = 0
);
