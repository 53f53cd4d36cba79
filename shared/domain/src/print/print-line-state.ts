/**
 * A `removed` line is deleted after a day. A `revision` is a proposed change to an `ordered` line.
 */
export const PRINT_LINE_STATES = ['cart', 'removed', 'ordered', 'revision'] as const;

export type PrintLineState = (typeof PRINT_LINE_STATES)[number];
