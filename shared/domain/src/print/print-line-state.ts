/**
 * - `cart`: can be paid
 * - `removed`: removed from the cart or replaced by an edited line; deleted a day later
 * - `ordered`: paid exactly once; kept until the account has been deleted and the order has ended
 * (the file may be deleted once the order is cancelled)
 * - `revision`: a new text of an ordered line; printed instead of that line once it is approved
 */
export const PRINT_LINE_STATES = ['cart', 'removed', 'ordered', 'revision'] as const;

export type PrintLineState = (typeof PRINT_LINE_STATES)[number];
