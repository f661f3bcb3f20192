/* known.h: what a table knows of its cards beyond the catalogue of the game: definitions of its
 * own, and names that stand for others. Included by rules.h only.
 *
 * A record is read with it: its definitions lie between the built-in catalogue and those of the
 * head, and its names are resolved wherever a row or a play names a card. */

#pragma once

typedef struct YcKnown YcKnown;

/* Knows nothing yet; never NULL. */
YcKnown *yc_known_new (void);
YcKnown *yc_known_copy (const YcKnown *known);
void yc_known_free (YcKnown *known);
/* Takes in lines, each in the place of what was known under the same key: definitions (`card m5
 * mine …`) and names that stand for others (`same card m7 card m5`). False and `error` (of the
 * first) if a line is neither; the other lines are taken in all the same. Whether a definition can
 * be read is for the record to say that is read with it. */
bool yc_known_add (YcKnown *known, const char *lines, size_t length, YcError *error);
/* Nothing is known under `key` any more. */
void yc_known_remove (YcKnown *known, const char *key);
/* The definition under `key`, terminated; NULL if there is none. */
const char *yc_known_definition (const YcKnown *known, const char *key);
/* The name that `name` stands for, at the end of its chain; NULL if it stands for itself. One that
 * runs in a circle ends anywhere. */
const char *yc_known_alias_of (const YcKnown *known, const char *name);
/* The definitions as a catalogue file of the game, in their order; malloc'd, the caller frees. */
char *yc_known_write (const YcKnown *known, const YcGame *game);

/* What a definition is about: `card m5`, `bomb 01`, `prices` …, terminated into `out`. Returns its
 * length; 0 if the statement defines nothing. */
size_t yc_definition_key (const char *definition, size_t length, char *out, size_t size);
/* The name alone that such a key ends with, `m5`; "" if it has none. */
const char *yc_key_name (const char *key);

/* ---- Records read with it ---------------------------------------------------------------------
 */

/* The printed catalogues of the games, for reading many records. One thread at a time. */
typedef struct YcPrintedCards YcPrintedCards;

YcPrintedCards *yc_printed_cards_new (void);
void yc_printed_cards_free (YcPrintedCards *printed);

/* What a record is read on top of; any may be NULL. The definitions of `under` hold where the head
 * defines nothing of the same key, those of `over` in the place of the head's; names of `under`
 * stand for others where neither head nor `over` defines them. Both are needed while reading only,
 * `printed` as long as the record. */
typedef struct {
  YcPrintedCards *printed;
  const YcKnown *under, *over;
} YcBasis;

/* Reads a whole record; NULL and `error` if it cannot be read. */
YcRecord *
yc_record_read_with (const char *text, size_t length, const YcBasis *basis, YcError *error);
/* A catalogue without a file: what is built in, with what is known over it. In `error` the line is
 * 0: nobody wrote one. */
YcRecord *yc_record_new_catalogue (const YcGame *game, const YcKnown *known, YcError *error);

/* The game that a text says to be of, or NULL; looks no further than that. */
const YcGame *yc_record_peek_game (const char *text, size_t length);

/* The definitions of the head, those that were known among them, in canonical form. */
uint32_t yc_record_n_definitions (const YcRecord *record);
YcText yc_record_definition (const YcRecord *record, uint32_t i);
/* Whether the head itself defines what `key` is about. */
bool yc_record_defines (const YcRecord *record, const char *key);
/* The card that the name of `ref` stands for in this record: mostly itself. */
YcRef yc_record_card_of (const YcRecord *record, YcDrawer drawer, YcRef ref);

/* Fills in what the head leaves out: the version of the rules, the session and its date, both as
 * the record writes them. */
void yc_record_complete (YcRecord *record, const char *session, const char *date);
/* Whether it was recorded at a table, with the judge beside it: what happened stays applied (record
 * format, section 4). */
bool yc_record_is_live (const YcRecord *record);
/* From now on it is, as every record of a ledger; its own head does not say so, what is written of
 * it for others does. Before it is folded. */
void yc_record_set_live (YcRecord *record);
/* The version of the rules model that the record was begun under. */
uint32_t yc_record_rules_version (const YcRecord *record);
/* The head alone in canonical form, without the definitions that it was read with; malloc'd, the
 * caller frees. */
char *yc_record_write_own_head (const YcRecord *record);
/* The whole record likewise. */
char *yc_record_write_own (const YcRecord *record);
