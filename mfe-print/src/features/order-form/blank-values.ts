import type { PrintService } from '@kaagazz/domain/print';

/** What stands in the form: all values as text, by the documented names; `quantity` too. */
export type OrderValues = Record<string, string>;

/** The name of the number of copies (E28). */
export const QUANTITY = 'quantity';

/** The form before anything is said: the first of each choice, and the usual number of copies. */
export function blankValues({ fields, quantity }: PrintService): OrderValues {
  const blank = fields.map(({ name, choices }) => [name, choices?.[0] ?? ''] as const);
  return { ...Object.fromEntries(blank), [QUANTITY]: String(quantity.default) };
}
