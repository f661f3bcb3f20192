/* key-digit.c: see key-digit.h. */

#include "key-digit.h"

guint
yc_digit_of_key (guint key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return key - GDK_KEY_0;
  return key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0 : 0;
}
