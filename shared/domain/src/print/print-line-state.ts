/**
 * - `cart`: in the cart, can be paid
 * - `removed`: removed from the cart or replaced by an edited line, deleted a day later
 * - `ordered`: paid exactly once, kept until the account is deleted and the order has ended
 * - `revision`: a changed version of an ordered line, which replaces that line once it is approved
 */
export const PRINT_LINE_STATES = ['cart', 'removed', 'ordered', 'revision'] as const;

export type PrintLineState = (typeof PRINT_LINE_STATES)[number];
