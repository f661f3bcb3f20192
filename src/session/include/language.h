/* language.h: the language that a program of ours speaks. */

#pragma once

/* Takes the locale of the environment, and the translations of this version: those of the folder
 * that `YELLOWCAKE_LOCALEDIR` names, for a program run where it was built, else the installed ones.
 */
void yc_language_begin (void);
