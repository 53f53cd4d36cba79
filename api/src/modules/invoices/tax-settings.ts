import { indianState } from '@kaagazz/domain';
import { z } from 'zod';

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((rate) => Number.isInteger(Math.round(rate * 1e6) / 1e4), 'at most two decimals');

const hsnCode = z.string().regex(/^\d{4,8}$/, 'must have 4 to 8 digits');

/**
 * Tax settings for a shop that is registered for GST. Prices include taxes.
 *
 *     {"homeState": "Delhi", "rates": {"default": 12, "paper": 18}, "hsn": {"paper": "4802"}}
 */
export const InvoiceTaxes = z.strictObject({
  homeState: z.string().transform((text, context) => {
    const state = indianState(text);
    if (state) return state;
    context.addIssue({ code: 'custom', message: 'is not a state of India' });
    return z.NEVER;
  }),
  /**
   * Tax rates as a percentage of the taxable value, keyed by category slug, `print` or `shipping`.
   * `default` applies to everything without its own rate.
   */
  rates: z.object({ default: percent }).catchall(percent),
  /** HSN codes by category. Needed only if the law requires them. */
  hsn: z.record(z.string(), hsnCode).default({}),
});

export type InvoiceTaxes = z.infer<typeof InvoiceTaxes>;

/** Parses the environment variable `INVOICE_TAXES`, which contains JSON. */
export const InvoiceTaxesSetting = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid JSON' });
      return z.NEVER;
    }
  })
  .pipe(InvoiceTaxes);
