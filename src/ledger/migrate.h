/* migrate.h: brings a file to the version of the schema that this program writes. Private.
 *
 * The schema is a parameter so that tests can bring their own. */

#pragma once

#include <sqlite3.h>

#include "database.h"

/* One step: the SQL that makes version `to` out of the version before. It need not set
 * user_version. */
typedef struct {
  int to;
  const char *sql;
} YcMigration;

/* How a fresh file is made, and how every older one gets there. */
typedef struct {
  int version;              /* what `fresh` makes, and the last step leads to */
  const char *fresh;        /* the text of schema.sql */
  const YcMigration *steps; /* in order, from 1 to 2 on; the last one has no `sql` */
} YcSchema;

#define YC_LEDGER_APPLICATION_ID 1497582405 /* the letters YCKE */

/* The schema of this program. */
const YcSchema *yc_schema_current (void);

/* The part of schema.sql that makes the tables of facts. Free with g_free(). */
char *yc_schema_facts (const YcSchema *schema);

/* The part of schema.sql that drops the caches and makes them anew. */
const char *yc_schema_caches (const YcSchema *schema);

/* Makes the schema in an empty file or migrates an older one, in one transaction. An older file is
 * first copied, whole, to a new file beside it: `path`.version-1. Of a try that came to nothing
 * none is left. */
gboolean yc_migrate (sqlite3 *handle, const char *path, const YcSchema *schema, GError **error);
