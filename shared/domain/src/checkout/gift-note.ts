/** In UTF-16 code units. A note of this length fits on an A6 card. */
export const MAXIMUM_GIFT_NOTE = 200;
