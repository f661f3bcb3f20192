/* notation.c: one statement after the head, and the plays of the log about itself. */

#include "notation.h"

/* ---- The log about itself ---- */

static bool
read_event_number (YcReader *reader, YcPlay *play)
{
  uint32_t event;
  if (!yc_word_number (reader->lexer.word, INT32_MAX, &event))
    return yc_lexer_fail (&reader->lexer, N_ ("The number of an event is expected here"));
  play->number = (int32_t) event;
  yc_lexer_advance (&reader->lexer);
  return true;
}

static bool
is_number (YcText word)
{
  return word.length > 0 && word.start[0] >= '0' && word.start[0] <= '9';
}

/* Without a text it is a bookmark, which is at an event. */
static bool
read_note (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  play->has_target = is_number (lexer->word);
  if (play->has_target)
    return read_event_number (reader, play) && yc_read_reason (reader, play);
  if (!yc_word_is_quoted (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A text in double quotes is expected here"));
  return yc_read_reason (reader, play);
}

static void
write_note (YcWriter *writer, const YcPlay *play)
{
  if (play->has_target)
    yc_write_number (writer, play->number);
  yc_write_reason (writer, play);
}

/* Reads a statement where no more than a play or fact may stand, to see that it can be read. */
static bool
read_replacement (YcReader *reader)
{
  YcPlay replacement;
  YcText first = reader->lexer.word;
  if (yc_lexer_at_end (&reader->lexer) || first.start[0] == '@')
    return yc_lexer_fail (&reader->lexer, N_ ("The play that really happened is expected here"));
  if (!yc_statement_read (reader, &replacement))
    return false;
  YcVerb verb = replacement.verb;
  return yc_verb_is_move (verb) || yc_verb_is_fact (verb)
         || yc_lexer_fail_at (&reader->lexer, first, N_ ("Only plays and facts can be amended"));
}

static bool
read_amend (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (!read_event_number (reader, play))
    return false;
  if (yc_word_is (lexer->word, "nothing")) {
    yc_lexer_advance (lexer);
    return true;
  }
  play->amended = yc_lexer_rest (lexer);
  return read_replacement (reader);
}

static void
write_amend (YcWriter *writer, const YcPlay *play)
{
  yc_write_number (writer, play->number);
  if (play->amended.length == 0) {
    yc_write_word (writer, "nothing");
    return;
  }
  YcPlay replacement;
  YcReader reader = { .game = writer->catalogue->game, .names = writer->names };
  yc_lexer_begin (&reader.lexer, play->amended.start, play->amended, 0, NULL);
  if (!yc_statement_read (&reader, &replacement)) {
    yc_write_text (writer, play->amended);
    return;
  }
  yc_put (writer, " ", 1);
  yc_statement_write (writer, &replacement);
}

static bool
read_dispute (YcReader *reader, YcPlay *play)
{
  return read_event_number (reader, play) && yc_read_reason (reader, play);
}

static void
write_dispute (YcWriter *writer, const YcPlay *play)
{
  yc_write_number (writer, play->number);
  yc_write_reason (writer, play);
}

/* Takes `value` over if it is what the word here names. */
static bool
read_named (YcReader *reader, const char *name, unsigned value, uint8_t *field)
{
  if (!yc_word_equals (reader->lexer.word, name))
    return false;
  *field = (uint8_t) value;
  yc_lexer_advance (&reader->lexer);
  return true;
}

static bool
read_decision (YcReader *reader, YcPlay *play)
{
  for (YcDisputeState state = YC_DISPUTE_UPHELD; state <= YC_DISPUTE_LEFT; state++)
    if (read_named (reader, yc_dispute_name (state), state, &play->decision))
      return true;
  return yc_lexer_fail (&reader->lexer, N_ ("upheld, overruled or left is expected here"));
}

/* `session` or `table`, if it is there. */
static bool
read_scope (YcReader *reader, YcPlay *play)
{
  for (YcScope scope = YC_SCOPE_SESSION; scope <= YC_SCOPE_TABLE; scope++)
    if (read_named (reader, yc_scope_name (scope), scope, &play->scope))
      break;
  return true;
}

static bool
read_settle (YcReader *reader, YcPlay *play)
{
  return read_event_number (reader, play) && read_decision (reader, play)
         && yc_read_reason (reader, play) && read_scope (reader, play);
}

static void
write_settle (YcWriter *writer, const YcPlay *play)
{
  yc_write_number (writer, play->number);
  yc_write_word (writer, yc_dispute_name ((YcDisputeState) play->decision));
  yc_write_reason (writer, play);
  if (play->scope != YC_SCOPE_PLAY)
    yc_write_word (writer, yc_scope_name ((YcScope) play->scope));
}

/* Whether it can be is for the whole head to tell, when the statement is judged. */
static bool
read_head (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (!yc_head_word_is_corrected (reader->game, lexer->word))
    return yc_lexer_fail (lexer, N_ ("What of the set-up is corrected is expected here"));
  play->amended = yc_lexer_rest (lexer);
  while (!yc_lexer_at_end (lexer))
    yc_lexer_advance (lexer);
  return true;
}

static void
write_head (YcWriter *writer, const YcPlay *play)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, play->amended.start, play->amended, 0, NULL);
  for (; !yc_lexer_at_end (&lexer); yc_lexer_advance (&lexer))
    yc_write_text (writer, lexer.word);
}

/* What is kept from here on. */
static const char *const kept[] = { "plays", "score" };

static bool
read_keep (YcReader *reader, YcPlay *play)
{
  const YcText word = reader->lexer.word;
  play->number = yc_word_equals (word, kept[1]);
  if (play->number == 0 && !yc_word_equals (word, kept[0]))
    return yc_lexer_fail (&reader->lexer, N_ ("score or plays is expected here"));
  yc_lexer_advance (&reader->lexer);
  return true;
}

static void
write_keep (YcWriter *writer, const YcPlay *play)
{
  yc_write_word (writer, kept[play->number != 0]);
}

/* What a player may say as well as the table. */
static const YcVerbInfo anybodys_verbs[] = {
  { "dispute", YC_DISPUTE, YC_DISPUTE, read_dispute, write_dispute, YC_SECRET_NOTHING, false },
  { 0 },
};

static const YcVerbInfo log_verbs[] = {
  { "undo", YC_UNDO, YC_UNDO, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING, false },
  { "redo", YC_REDO, YC_REDO, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING, false },
  { "amend", YC_AMEND, YC_AMEND, read_amend, write_amend, YC_SECRET_NOTHING, false },
  { "note", YC_NOTE, YC_NOTE, read_note, write_note, YC_SECRET_NOTHING, false },
  { "pause", YC_PAUSE, YC_PAUSE, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING, false },
  { "resume", YC_RESUME, YC_RESUME, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING, false },
  { "settle", YC_SETTLE, YC_SETTLE, read_settle, write_settle, YC_SECRET_NOTHING, false },
  { "keep", YC_KEEP, YC_KEEP, read_keep, write_keep, YC_SECRET_NOTHING, false },
  { "head", YC_HEAD, YC_HEAD, read_head, write_head, YC_SECRET_NOTHING, false },
  { 0 },
};

/* ---- Statements ---- */

static const YcVerbInfo *
verb_of_word (const YcVerbInfo *verbs, YcText word)
{
  for (; verbs->name != NULL; verbs++)
    if (verbs->name[0] == word.start[0] && yc_word_equals (word, verbs->name))
      return verbs;
  return NULL;
}

/* Clears what a statement does not mention; the items are as many as are added. */
static void
clear_play (YcPlay *play)
{
  memset (play, 0, offsetof (YcPlay, items));
  play->target = YC_NONE;
  play->spot_space = YC_NONE;
  play->spot_building = YC_NONE;
}

static bool
read_when (YcLexer *lexer, YcPlay *play)
{
  YcText when = { lexer->word.start + 1, lexer->word.length - 1 };
  if (!yc_text_is_time (when))
    return yc_lexer_fail (lexer, N_ ("A time like @2026-11-21T20:05:12+01:00 is expected here"));
  if (!yc_time_is_possible (when))
    return yc_lexer_fail (lexer, N_ ("There is no such date or time of day"));
  play->when = when;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_flag (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (!yc_verb_is_move (play->verb))
    return yc_lexer_fail (lexer, N_ ("The mark ! is for plays only"));
  play->let_stand = true;
  yc_lexer_advance (lexer);
  return yc_read_reason (reader, play);
}

static bool
read_end (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "!") && !read_flag (reader, play))
    return false;
  return yc_lexer_at_end (lexer) || yc_lexer_fail (lexer, N_ ("This word does not fit here"));
}

static const YcVerbInfo *
read_verb (YcReader *reader, const YcPlay *play)
{
  const YcGame *game = reader->game;
  YcText word = reader->lexer.word;
  if (word.length == 0)
    return NULL;
  const bool by_table = play->actor == YC_TABLE;
  const YcVerbInfo *verb = verb_of_word (by_table ? game->facts : game->moves, word);
  if (verb == NULL && by_table)
    verb = verb_of_word (log_verbs, word);
  return verb != NULL ? verb : verb_of_word (anybodys_verbs, word);
}

static int
actor_of (YcText word)
{
  return yc_word_is (word, "table") ? YC_TABLE : yc_color_of (word);
}

int
yc_line_actor (const char *line)
{
  static const char blanks[] = " \t";
  const char *word = line + strspn (line, blanks);
  return actor_of ((YcText){ word, strcspn (word, blanks) });
}

static bool
read_actor (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  int actor = actor_of (lexer->word);
  if (actor < 0 && reader->speaker != NULL) {
    play->actor = (uint8_t) *reader->speaker;
    return true;
  }
  if (actor < 0)
    return yc_lexer_fail (lexer, N_ ("This statement is not known"));
  play->actor = (uint8_t) actor;
  yc_lexer_advance (lexer);
  return true;
}

bool
yc_statement_read (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  clear_play (play);
  if (lexer->word.length > 0 && lexer->word.start[0] == '@' && !read_when (lexer, play))
    return false;
  if (!read_actor (reader, play))
    return false;
  const YcVerbInfo *verb = read_verb (reader, play);
  if (verb == NULL)
    return yc_lexer_fail (lexer, N_ ("This is not a play of this game"));
  play->verb = verb->first;
  yc_lexer_advance (lexer);
  return verb->read (reader, play) && read_end (reader, play);
}

static const YcVerbInfo *
row_of_verb (const YcVerbInfo *verbs, YcVerb verb)
{
  for (; verbs->name != NULL; verbs++)
    if (verbs->first == verb)
      return verbs;
  return NULL;
}

/* The row of a verb of the log about itself, or NULL. */
static const YcVerbInfo *
log_verb (YcVerb verb)
{
  const YcVerbInfo *info = row_of_verb (log_verbs, verb);
  return info != NULL ? info : row_of_verb (anybodys_verbs, verb);
}

static void
write_verb (YcWriter *writer, const YcPlay *play)
{
  const YcVerbInfo *info = yc_verb_is_move (play->verb) == (play->actor != YC_TABLE)
                             ? yc_verb_info (writer->catalogue->game, play->verb)
                             : NULL;
  if (info == NULL)
    info = log_verb (play->verb);
  if (info == NULL)
    return;
  yc_write_word (writer, info->name);
  info->write (writer, play);
}

void
yc_statement_write (YcWriter *writer, const YcPlay *play)
{
  if (play->when.length > 0) {
    yc_put (writer, "@", 1);
    yc_put (writer, play->when.start, play->when.length);
    yc_put (writer, " ", 1);
  }
  yc_put_word (writer, play->actor == YC_TABLE ? "table" : yc_color_name ((YcColor) play->actor));
  write_verb (writer, play);
  if (play->let_stand) {
    yc_write_word (writer, "!");
    yc_write_reason (writer, play);
  }
}
