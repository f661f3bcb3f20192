/* managed.c: see managed.h. Source: Extended Window Manager Hints, “_NET_SUPPORTING_WM_CHECK”. */

#include "managed.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stddef.h>

/* Both the root and the window itself name the window. */
static void
name_manager (Display *display, Window named_by, Window manager)
{
  const Atom check = XInternAtom (display, "_NET_SUPPORTING_WM_CHECK", False);
  const unsigned char *const value = (const unsigned char *) &manager;

  XChangeProperty (display, named_by, check, XA_WINDOW, 32, PropModeReplace, value, 1);
}

void
manage_display (void)
{
  static Display *display;
  Window root, manager;

  if (display != NULL || (display = XOpenDisplay (NULL)) == NULL)
    return;
  root = DefaultRootWindow (display);
  manager = XCreateSimpleWindow (display, root, -1, -1, 1, 1, 0, 0, 0);
  name_manager (display, manager, manager);
  name_manager (display, root, manager);
  /* every one knows this name, and a name that nobody knows is asked for again and again */
  XInternAtom (display, "_NET_WORKAREA", False);
  XSync (display, False);
}
