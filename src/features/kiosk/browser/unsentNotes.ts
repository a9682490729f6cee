/**
 * Notes that the organiser has typed but not saved or sent, by the id of the request. They stay in the memory of this
 * page when the list closes, until kiosk mode ends.
 */
export const unsentNotes = new Map<string, string>();
