import type { DeskOrder, OrderReturn } from '@kaagazz/api-schema';

import type { FieldSpec, Values } from '../../form/index.ts';

export const COURIER: FieldSpec = {
  name: 'courier',
  label: 'Courier',
  required: true,
  hint: 'For example India Post or Delhivery',
};

export const SHIPMENT: readonly FieldSpec[] = [
  COURIER,
  { name: 'tracking', label: 'Tracking number', hint: 'You can add it later.' },
];

const nameOf = (position: number) => `line-${position}`;

export function lineFields({ lines }: DeskOrder): FieldSpec[] {
  return lines.map(({ position, title, quantity }) => ({
    name: nameOf(position),
    label: `Pieces of ${title} (of ${quantity})`,
    type: 'number',
    validate: (text) => (Number(text) > quantity ? `The order has only ${quantity}.` : undefined),
  }));
}

export function returnedPieces({ progress, lines }: OrderReturn): Values {
  return Object.fromEntries(
    lines.map(({ position, quantity, received }) => [
      nameOf(position),
      String(progress === 'received' ? received : quantity),
    ]),
  );
}

export function pickedLines({ lines }: DeskOrder, values: Values) {
  return lines
    .map(({ position }) => ({ position, quantity: Math.max(0, Number(values[nameOf(position)])) || 0 }))
    .filter(({ quantity }) => quantity > 0);
}
