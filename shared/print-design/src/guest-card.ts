import { type Guest, hasDevanagari, printable } from '@kaagazz/domain/print';

import type { DesignFields } from './design.ts';
import { type fieldText, withLabel } from './field-text.ts';
import type { Block } from './layout/stack.ts';
import type { TextStyle } from './layout/text-style.ts';
import type { Shape, SheetSide, TextShape } from './sheet-side.ts';

const FIELD = 'guests';
/** Smallest size of a guest's name in mm (about 7 pt). */
export const SMALLEST_NAME = 2.5;
const SPACE_BELOW = 3;

export function forGuest(
  fields: DesignFields,
  { name, otherName, serial, person }: Pick<Guest, 'name' | 'otherName' | 'serial' | 'person'>,
): DesignFields {
  if (person) return { ...fields, ...person };
  return { ...fields, guestName: name, guestOtherName: otherName, ...(serial !== undefined && { serial }) };
}

export function guestBlocks(
  text: ReturnType<typeof fieldText>,
  { guestName = '', guestOtherName = '' }: DesignFields,
  { size, gap = 0, ...style }: Partial<TextStyle> & { size: number; gap?: number },
): Block[] {
  if (guestName === '') return [];
  return [
    text(FIELD, { ...style, size, gap, text: addressed(guestName), lines: 2 }),
    text(FIELD, { ...style, size, gap: 0.6, text: guestOtherName, lines: 2 }),
    { height: SPACE_BELOW, draw: () => [] },
  ];
}

export function addressed(name: string): string {
  // `प्रति` means "To" in Hindi and Marathi.
  return withLabel(hasDevanagari(name) ? 'प्रति' : 'To', name);
}

/** Returns whether the name fits without breaking a word or shrinking below `SMALLEST_NAME`. */
export function guestFits(
  sides: readonly SheetSide[],
  { name, otherName }: Pick<Guest, 'name' | 'otherName'>,
): boolean {
  const lines = sides.flatMap(({ shapes }) => shapes).filter(isGuestName);
  const printed = lines.map(({ text }) => text).join(' ');
  const isWhole = [addressed(name), name].some((text) => printed === printable(`${text} ${otherName}`));
  return isWhole && lines.every(({ size }) => size >= SMALLEST_NAME);
}

export function isGuestName(shape: Shape): shape is TextShape {
  return shape.kind === 'text' && shape.field === FIELD;
}
