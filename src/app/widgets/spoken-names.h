/* spoken-names.h: lets a screen reader say what stands on a button or before a text. GTK 4.8 names
 * a button with an icon after the widget in it (“GtkImage”), and one with a mnemonic twice (“_Begin
 * Begin”). */

#pragma once

#include <adwaita.h>

/* From now on every button that is shown is named by its label as it is read, and where it has only
 * an icon, by its tooltip. A name given otherwise is left alone. To be called once gtk is
 * initialized; more calls do nothing. */
void yc_spoken_names_mend (void);

/* `words` are the tooltip of a widget, and it is called so. */
void yc_widget_say (GtkWidget *widget, const char *words);

/* A row of a list is called `words`, and the list's item around it, which has the focus, too. */
void yc_row_say (GtkWidget *row, const char *words);

/* The text in an entry row, which GTK 4.8 hides from a screen reader, becomes a text box called as
 * the row is. To be called before the row is shown. */
void yc_entry_row_name (AdwEntryRow *row);
