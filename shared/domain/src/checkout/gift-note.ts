/** Maximum length of a note, in UTF-16 code units. Longer notes don't fit on an A6 card. */
export const MAXIMUM_GIFT_NOTE = 200;
