/** Maximum length in UTF-16 code units, so that a note fits on an A6 card. */
export const MAXIMUM_GIFT_NOTE = 200;
