import { CATEGORIES, type CategorySlug, indianState } from '@kaagazz/domain';
import { z } from 'zod';

const KINDS = ['default', ...CATEGORIES.map(({ slug }) => slug), 'print', 'shipping'] as const;

/** What a rate is set for: a category of products, printed-to-order goods, shipping; `default` is all that is not named. */
export type TaxedKind = 'default' | CategorySlug | 'print' | 'shipping';

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Number.isInteger(Math.round(rate * 1e6) / 1e4), 'at most two decimals');

const hsnCode = z.string().regex(/^\d{4,8}$/, 'has 4 to 8 digits');

/**
 * The taxes that a shop registered for GST shows on its invoices; its prices include them.
 *
 *     {"homeState": "Delhi", "rates": {"default": 12, "paper": 18, "shipping": 18}, "hsn": {"paper": "4802"}}
 */
export const InvoiceTaxes = z.strictObject({
  homeState: z.string().transform((text, context) => {
    const state = indianState(text);
    if (state) return state;
    context.addIssue({ code: 'custom', message: 'is no state of India' });
    return z.NEVER;
  }),
  /** percent of the taxable value */
  rates: z.strictObject({ default: percent, ...optionalOfKinds(percent) }),
  /** codes of the Harmonised System, where the shop has to name them */
  hsn: z.strictObject({ default: hsnCode.optional(), ...optionalOfKinds(hsnCode) }).default({}),
});

export type InvoiceTaxes = z.infer<typeof InvoiceTaxes>;

/** The setting INVOICE_TAXES: one line of JSON. */
export const InvoiceTaxesSetting = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(InvoiceTaxes);

function optionalOfKinds<Schema extends z.ZodType>(schema: Schema) {
  const entries = KINDS.filter((kind) => kind !== 'default').map((kind) => [kind, schema.optional()]);
  return Object.fromEntries(entries) as Record<Exclude<TaxedKind, 'default'>, z.ZodOptional<Schema>>;
}
