import { isGstin, normaliseGstin } from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, optionalText, text } from '../wire-text.ts';

/** A company that buys. `gstin` and `purchaseOrder` are empty if it has none. */
export const BusinessBuyer = z
  .object({
    company: oneLine(120, 'What is the company called?'),
    gstin: text(40)
      .transform(normaliseGstin)
      .refine((gstin) => gstin === '' || isGstin(gstin), 'This is not a GSTIN. Please check its 15 characters.'),
    purchaseOrder: optionalText(60).transform((number) => number.replace(/\s+/g, ' ')),
  })
  .meta({ id: 'BusinessBuyer' });

export const BusinessOnWire = z.object({ company: z.string(), gstin: z.string(), purchaseOrder: z.string() });

export type BusinessBuyer = z.output<typeof BusinessBuyer>;
