/* key-digit.h: the digits of the keyboard, those of its number pad among them. */

#pragma once

#include <gtk/gtk.h>

/* The digit of a key, or 0. */
guint yc_digit_of_key (guint key);
