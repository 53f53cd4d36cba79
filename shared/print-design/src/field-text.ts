import { printable } from '@kaagazz/domain/print';

import type { DesignFields } from './design.ts';
import type { TextBlock } from './layout/stack.ts';
import type { TextStyle } from './layout/text-style.ts';

/** True if a value contains something that can be printed. */
export const hasText = (value = ''): boolean => printable(value) !== '';

/** `RSVP 98100 00000`, or an empty string without a value. */
export const withLabel = (label: string, value = ''): string => (hasText(value) ? `${label} ${value}` : '');

/** `year` or `years`, to follow a number as it was typed. */
export const yearsLabel = (years = ''): string => (years.trim() === '1' ? 'year' : 'years');

interface Defaults extends Omit<TextStyle, 'size' | 'field'> {
  /** How far text may shrink before it wraps, as a share of its size. */
  shrinkTo?: number;
}

interface FieldStyle extends Partial<TextStyle> {
  size: number;
  /** Space above, in mm. */
  gap?: number;
  /** Replaces the value of the field. */
  text?: string;
}

/** Returns a function that creates the text block of a field in a design's default style. */
export function fieldText(
  fields: DesignFields,
  { shrinkTo = 0.85, ...defaults }: Defaults,
): (field: string, style: FieldStyle) => TextBlock {
  return (field, { text = fields[field] ?? '', ...style }) => ({
    lines: 3,
    ...defaults,
    smallest: style.size * shrinkTo,
    ...style,
    text,
    field,
  });
}

/** `Celebrating 25 years`, or a fallback if the shopper gave no number of years. */
export const celebration = ({ anniversaryYear }: DesignFields, fallback: string): { text: string; field?: string } =>
  hasText(anniversaryYear)
    ? { text: `Celebrating ${anniversaryYear} ${yearsLabel(anniversaryYear)}`, field: 'anniversaryYear' }
    : { text: fallback };
