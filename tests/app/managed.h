/* managed.h: a display as on a desk, where some program looks after the windows. */

#pragma once

/* Says on the display of the environment, if it is one of X, that there is a window manager, which
 * is asked for nothing. Where there is none, as under Xvfb, GTK asks the display for one several
 * times a frame, and waits for each answer: what is measured then is what nobody has to wait for
 * who sits at a desk. It holds until the program ends. */
void manage_display (void);
