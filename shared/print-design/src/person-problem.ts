import { type Person, printable } from '@kaagazz/domain/print';

import { SMALLEST_NAME } from './guest-card.ts';
import { SMALLEST_PRINT } from './layout/text-style.ts';
import type { SheetSide, TextShape } from './sheet-side.ts';

const DETAILS = { fullName: 'name', jobTitle: 'job title', phoneNumber: 'phone number', email: 'email address' };

export function personProblem(sides: readonly SheetSide[], person: Person): string | null {
  const shapes = sides.flatMap((side) => side.shapes);
  for (const [field, label] of Object.entries(DETAILS)) {
    const lines = shapes.filter((shape): shape is TextShape => shape.kind === 'text' && shape.field === field);
    const printed = lines.map(({ text }) => text).join(field === 'email' ? '\n' : ' ');
    const isLegible = lines.every(({ size }) => size >= (field === 'fullName' ? SMALLEST_NAME : SMALLEST_PRINT));
    const isWhole = printed.replaceAll(/(?<=[@./_-])\n|\n(?=@)/g, '') === printable(person[field as keyof Person]);
    if (!isLegible || !isWhole) return `The ${label} is too long for this design. Shorten it.`;
  }
  return null;
}
