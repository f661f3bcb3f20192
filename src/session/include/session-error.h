/* session-error.h: what can be wrong with what a session is given. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define YC_SESSION_ERROR (yc_session_error_quark ())
GQuark yc_session_error_quark (void);

typedef enum {
  YC_SESSION_ERROR_UNREADABLE, /* the statement or record cannot be read */
  YC_SESSION_ERROR_ILLEGAL,    /* the play is illegal and was not let stand */
  YC_SESSION_ERROR_READ_ONLY,  /* the session is only shown here */
  YC_SESSION_ERROR_CLOSED,     /* the game is over; it has to be reopened first */
} YcSessionError;

G_END_DECLS
