/**
 * A `removed` line is deleted after a day. A `revision` replaces an `ordered` line once the shopper
 * has approved it.
 */
export const PRINT_LINE_STATES = ['cart', 'removed', 'ordered', 'revision'] as const;

export type PrintLineState = (typeof PRINT_LINE_STATES)[number];
