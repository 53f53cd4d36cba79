import type { PrintService } from '@kaagazz/domain/print';

/** All form values as text, including `quantity`, keyed by field name. */
export type OrderValues = Record<string, string>;

export const QUANTITY = 'quantity';

/** Returns the values of an untouched form: each choice's first option and the default quantity. */
export function defaultOrderValues({ fields, quantity }: PrintService): OrderValues {
  const defaults = fields.map(({ name, choices, initial }) => [name, initial ?? choices?.[0] ?? ''] as const);
  return { ...Object.fromEntries(defaults), [QUANTITY]: String(quantity.default) };
}
