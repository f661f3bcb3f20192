/* dress.h: the program's own look, for widgets that no window of the program holds. */

#pragma once

/* Makes styles, icons and accessible names as in the running program; once is enough. */
void dress (void);
