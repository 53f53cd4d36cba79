export const MINIMUM_BULK_QUANTITY = 10;
/** Maximum quantity of one bulk order. A larger number is probably a typo. */
export const MAXIMUM_BULK_QUANTITY = 100_000;

/** In UTF-16 code units. */
export const BULK_ORDER_TEXT_LIMITS = { name: 120, notes: 4000 } as const;
