import { printable } from '@kaagazz/domain/print';

import type { FontId } from './fonts.ts';
import type { TextBlock } from './layout/stack.ts';

/** What was typed with words before it, such as `RSVP 98100 00000`; nothing where nothing was typed (or nothing that can be printed). */
export function said(before: string, typed = ''): string {
  return printable(typed) === '' ? '' : `${before} ${typed}`;
}

/** True where something that can be printed was typed. */
export const isSaid = (typed = ''): boolean => printable(typed) !== '';

/** `year` or `years`, after a number as it was typed. */
export const yearsOf = (typed = ''): string => (typed.trim() === '1' ? 'year' : 'years');

/**
 * How a design sets what was typed: in one ink, a little smaller before it wraps, and after so many lines smaller still.
 *
 * @param fontOf the face of a weight; of the usual one where none is named
 */
export function typedText<Weight extends number>(
  fill: string,
  fontOf: (weight?: Weight) => FontId,
  lines = 3,
): (value: string | undefined, field: string, size: number, before: number, weight?: Weight) => TextBlock {
  return (value, field, size, before, weight) => ({
    text: value ?? '',
    font: fontOf(weight),
    fill,
    size,
    smallest: size * 0.85,
    lines,
    before,
    field,
  });
}
