import { printable } from '@kaagazz/domain/print';

import type { DesignFields } from './design.ts';
import type { TextBlock } from './layout/stack.ts';
import type { TextStyle } from './layout/text-style.ts';

export const hasText = (value = ''): boolean => printable(value) !== '';

export const withLabel = (label: string, value = ''): string => (hasText(value) ? `${label} ${value}` : '');

export const yearsLabel = (years = ''): string => (years.trim() === '1' ? 'year' : 'years');

interface Defaults extends Omit<TextStyle, 'size' | 'field'> {
  shrinkTo?: number;
}

interface FieldStyle extends Partial<TextStyle> {
  size: number;
  gap?: number;
  text?: string;
}

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

export const celebration = ({ anniversaryYear }: DesignFields, fallback: string): { text: string; field?: string } =>
  hasText(anniversaryYear)
    ? { text: `Celebrating ${anniversaryYear} ${yearsLabel(anniversaryYear)}`, field: 'anniversaryYear' }
    : { text: fallback };
