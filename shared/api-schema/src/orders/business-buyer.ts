import { isGstin, normaliseGstin } from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, optionalText, text } from '../wire-text.ts';

export const BusinessBuyer = z
  .object({
    company: oneLine(120, 'Enter the company name.'),
    gstin: text(40)
      .transform(normaliseGstin)
      .refine((gstin) => gstin === '' || isGstin(gstin), 'This GSTIN is not valid. Please check its 15 characters.'),
    purchaseOrder: optionalText(60).transform((number) => number.replace(/\s+/g, ' ')),
  })
  .meta({ id: 'BusinessBuyer' });

export const BusinessOnWire = z.object({ company: z.string(), gstin: z.string(), purchaseOrder: z.string() });

export type BusinessBuyer = z.output<typeof BusinessBuyer>;
