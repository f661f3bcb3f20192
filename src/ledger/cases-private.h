/* cases-private.h: the case book as the caches keep it. Private. */

#pragma once

#include "casebook.h"

/* Puts the cases of a session in the place of those known of it; within a transaction. */
gboolean yc_cases_put (YcDatabase *database,
                       gint64 session,
                       const YcLedgerCase *cases,
                       unsigned n,
                       GError **error);
