import type { PrintService } from '@kaagazz/domain/print';

export type OrderValues = Record<string, string>;

export const QUANTITY = 'quantity';

export function defaultOrderValues({ fields, quantity }: PrintService): OrderValues {
  const defaults = fields.map(({ name, choices, initial }) => [name, initial ?? choices?.[0] ?? ''] as const);
  return { ...Object.fromEntries(defaults), [QUANTITY]: String(quantity.default) };
}
