/* note.h: notes and bookmarks that are put at an earlier event, as `table note 12 "…"` and
 * `table note 12`. Included by rules.h only.
 *
 * They change no verdict and no position, and neither undo nor amend is about them. A bookmark is
 * put where none is, and taken away where one is. */

#pragma once

/* The event that a note or bookmark is about; 0 of one about none, of one that is refused, and of
 * anything else. */
uint32_t yc_record_noted (const YcRecord *record, uint32_t note);
/* The last note or bookmark about an event, in the whole record; 0 if there is none. */
uint32_t yc_record_last_note (const YcRecord *record, uint32_t event);
/* The one before it about the same event; 0 if it is the first. */
uint32_t yc_record_note_before (const YcRecord *record, uint32_t note);
/* Whether a note is a bookmark, put or taken away: it says nothing. */
bool yc_record_is_bookmark (const YcRecord *record, uint32_t note);
/* Whether there is a bookmark at an event after events 1 to `until`. */
bool yc_record_is_marked (const YcRecord *record, uint32_t event, uint32_t until);
