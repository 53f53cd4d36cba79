/** Maximum length of a gift note in UTF-16 code units. It fits on a card of A6. */
export const MAXIMUM_GIFT_NOTE = 200;
