import type { DeskOrder } from '@kaagazz/api-schema';

import type { FieldSpec, Values } from '../../form/index.ts';

const nameOf = (position: number) => `line-${position}`;

/** Returns a field for the number of pieces of each line. */
export function lineFields({ lines }: DeskOrder): FieldSpec[] {
  return lines.map(({ position, title, quantity }) => ({
    name: nameOf(position),
    label: `Pieces of ${title} (of ${quantity})`,
    type: 'number',
    validate: (text) => (Number(text) > quantity ? `The order has only ${quantity}.` : undefined),
  }));
}

export function pickedLines({ lines }: DeskOrder, values: Values) {
  return lines
    .map(({ position }) => ({ position, quantity: Math.max(0, Number(values[nameOf(position)])) || 0 }))
    .filter(({ quantity }) => quantity > 0);
}
