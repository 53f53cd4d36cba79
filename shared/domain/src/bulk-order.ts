/** Fewer pieces are bought in the shop (specification §5, §9). */
export const LEAST_BULK_QUANTITY = 10;
/** More is no order but a mistake in typing; the workshop makes a few thousand pieces a month. */
export const MOST_BULK_QUANTITY = 100_000;

/** The longest texts that a bulk-order request may hold, in UTF-16 units. One definition for form and api. */
export const BULK_ORDER_TEXT_LIMITS = { name: 120, notes: 4000 } as const;
