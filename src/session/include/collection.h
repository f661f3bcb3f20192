/* collection.h: the cards that a table plays a game with: the catalogue's, with what the table has
 * taught, corrected and merged.
 *
 * There is one YcCollection for a game and a database, which all who ask share; it is a
 * YcTeachable. Signal `changed` (): something was taught, restored, merged or imported; all
 * sessions of the game are judged with it from now on, those that are open at once. */

#pragma once

#include <gio/gio.h>

#include "rules.h"
#include "teachable.h"

G_BEGIN_DECLS

/* The ledger's open file (src/ledger/database.h). */
typedef struct _YcDatabase YcDatabase;

#define YC_COLLECTION_ERROR (yc_collection_error_quark ())
GQuark yc_collection_error_quark (void);

/* Why something was refused. What cannot be read is YC_SESSION_ERROR_UNREADABLE. */
typedef enum {
  YC_COLLECTION_ERROR_NOT_ALIKE,  /* the two can never be one card */
  YC_COLLECTION_ERROR_TWO_CARDS,  /* a session has shown both at once */
  YC_COLLECTION_ERROR_NEEDED,     /* a session would lose plays without the card, or all of it */
  YC_COLLECTION_ERROR_OTHER_GAME, /* the cards of a file are those of another game */
} YcCollectionError;

#define YC_TYPE_COLLECTION (yc_collection_get_type ())
G_DECLARE_FINAL_TYPE (YcCollection, yc_collection, YC, COLLECTION, GObject)

typedef enum {
  YC_ORIGIN_CATALOGUE, /* as built into the program */
  YC_ORIGIN_CORRECTED, /* in the catalogue, but the table says otherwise */
  YC_ORIGIN_TAUGHT,    /* the table alone knows it */
} YcOrigin;

/* The collection of a table; a reference of the caller's. `database` NULL: the catalogue alone, and
 * what is taught is only kept as long as this object. NULL on error. */
YcCollection *yc_collection_open (YcDatabase *database, const YcGame *game, GError **error);

YcDatabase *yc_collection_get_database (YcCollection *self);
const YcGame *yc_collection_get_game (YcCollection *self);
/* All cards, the table's own included; good until the next change. */
const YcCatalogue *yc_collection_get_catalogue (YcCollection *self);
/* The same as part of a set-up without players, for the words of things. */
const YcSetup *yc_collection_get_setup (YcCollection *self);
/* Where the numbers of a card (`card m5`, `prices`) come from. */
YcOrigin yc_collection_get_origin (YcCollection *self, const char *key);
/* The name that this card's name stands for since it was merged, or NULL. */
const char *yc_collection_get_merged (YcCollection *self, const char *key);
/* The keys of all that were merged, whether the catalogue has them or not. A strv; the caller
 * frees.
 */
GStrv yc_collection_get_merged_keys (YcCollection *self);

/* Takes over one definition, in any form that the reader takes. FALSE and nothing changed if it
 * cannot be read, does not fit the printed counts with the others, or cannot be stored. An `error`
 * names no line: nobody has written one. */
gboolean yc_collection_teach (YcCollection *self, const char *definition, GError **error);
/* The same for several at once: all or none. */
gboolean
yc_collection_teach_all (YcCollection *self, const char *const *definitions, GError **error);
/* The catalogue's numbers hold again; a card that only the table knows is known no longer, and a
 * merged one stands for itself, with the numbers it had before. An error, and nothing changed, if a
 * card that only the table knows was played in a session, or lies in a row of its head: it would
 * take what happened away with it. Earlier sessions are asked in a thread. */
void yc_collection_restore_async (YcCollection *self,
                                  const char *key,
                                  GAsyncReadyCallback done,
                                  gpointer data);
gboolean yc_collection_restore_finish (YcCollection *self, GAsyncResult *result, GError **error);
/* Two cards of the card game turned out to be the same: from now on the name of the first stands
 * for the second, in every earlier session, too. There are as many copies as were told of the
 * second, or else of the first; how many is open again if a session has shown more at once. Two
 * plans that a session has shown at once are two: the error names the session, and nothing has
 * changed. Earlier sessions are asked in a thread. */
void yc_collection_merge_async (YcCollection *self,
                                const char *key,
                                const char *other,
                                GAsyncReadyCallback done,
                                gpointer data);
gboolean yc_collection_merge_finish (YcCollection *self, GAsyncResult *result, GError **error);

/* What would be different in the sessions of the ledger if `line`, a definition or `same card m7
 * card m5`, held of `key`; NULL: nothing any more. In a thread. An array of sentences, one for each
 * session in which plays would be remarked on or anything would be another in the end; NULL on
 * error. The caller frees. */
void yc_collection_preview_async (YcCollection *self,
                                  const char *key,
                                  const char *line,
                                  GAsyncReadyCallback done,
                                  gpointer data);
GPtrArray *yc_collection_preview_finish (YcCollection *self, GAsyncResult *result, GError **error);

/* The key of a card of which something else was said last than before, and can be said again; NULL
 * if nothing was, or if it was taken back. A new card is no change. */
const char *yc_collection_get_last_change (YcCollection *self);
/* The key of a card that was taught last and was not known before, or NULL; it is taken back by
 * restoring it. */
const char *yc_collection_get_last_new (YcCollection *self);
/* Takes the last change back. */
gboolean yc_collection_undo (YcCollection *self, GError **error);

/* A card that is out of sight is known as ever, and offered nowhere. Nothing of it is kept without
 * a ledger. */
gboolean yc_collection_is_hidden (YcCollection *self, const char *key);
gboolean
yc_collection_set_hidden (YcCollection *self, const char *key, gboolean hidden, GError **error);

/* The table's own cards as a catalogue file; the caller frees. */
char *yc_collection_export (YcCollection *self);

/* ---- Another table's cards ------------------------------------------------------------------- */

typedef enum {
  YC_IMPORT_NEW,     /* not known here */
  YC_IMPORT_FILLS,   /* known here, but not all that is known there */
  YC_IMPORT_DIFFERS, /* of the same name here, but with other numbers; or counted otherwise */
  YC_IMPORT_SAME,    /* known here as it stands there */
} YcImportState;

/* One definition of a file beside what is known here. Where each table names the cards itself, they
 * are matched by what is printed on them, and only then by their names. */
typedef struct {
  char *key;        /* in the file */
  char *ours;       /* of the card here that it is matched with, or NULL */
  char *definition; /* what is to be taught to take it over, canonical */
  char *both;       /* the same beside ours, under a name of its own; NULL where that cannot be */
  YcImportState state;
} YcImportCard;

/* A file that was read: a catalogue, or a record with the cards of its head. */
typedef struct {
  YcRecord *record;
  GPtrArray *cards; /* of YcImportCard, in the order of the file */
} YcImport;

/* Reads a catalogue, or the cards of a record, of the same game; NULL if it cannot be read, with
 * `line:column: …`. */
YcImport *
yc_collection_compare (YcCollection *self, const char *text, gssize length, GError **error);
void yc_import_free (YcImport *import);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcImport, yc_import_free)
/* The catalogue as the file has it. */
const YcCatalogue *yc_import_get_catalogue (const YcImport *import);

G_END_DECLS
