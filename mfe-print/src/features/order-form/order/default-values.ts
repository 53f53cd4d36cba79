import type { PrintService } from '@kaagazz/domain/print';

/** All values in the form as text, keyed by field name. Includes `quantity`. */
export type OrderValues = Record<string, string>;

export const QUANTITY = 'quantity';

/**
 * Returns the values of an untouched form: the first option for each choice, and the default
 * quantity.
 */
export function defaultOrderValues({ fields, quantity }: PrintService): OrderValues {
  const defaults = fields.map(({ name, choices, initial }) => [name, initial ?? choices?.[0] ?? ''] as const);
  return { ...Object.fromEntries(defaults), [QUANTITY]: String(quantity.default) };
}
