import { PRICED_PER, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { oneLine } from '../wire-text.ts';
import { PRICE_COLUMNS } from './price-columns.ts';

const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));
const per = z.enum(PRICED_PER);
const yes = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');

export const PricesParams = z.object({ service: z.string().max(100) });

export const PricesResponse = z.object({
  success: z.literal(true),
  service,
  rows: z.array(z.object({ options: z.record(z.string(), z.string()), per, from: z.int().min(1), price: z.number() })),
  /** Message for shoppers while the service is paused. Not sent by older versions of the api. */
  paused: z.string().nullable().optional(),
});

/** Prices are in rupees. Null means that shoppers must ask for the price. */
export const StartingPricesResponse = z.object({
  success: z.literal(true),
  from: z.partialRecord(service, z.number().nullable()),
});

export const PriceImportQuery = z.object({ dryRun: yes, force: yes, who: oneLine(100), name: oneLine(200) });

export const PriceReport = z.object({
  rows: z.int(),
  services: z.array(
    z.object({
      service: z.string(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      unchanged: z.int(),
      example: z.object({ what: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
    }),
  ),
  changes: z.array(
    z.object({
      line: z.int().nullable(),
      service: z.string(),
      options: z.string(),
      per,
      from: z.int(),
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
  warnings: z.array(z.string()),
});
export type PriceReport = z.infer<typeof PriceReport>;

export const PriceImportResponse = PriceReport.extend({ success: z.literal(true), dryRun: z.boolean() });

export const PriceMistakes = z.object({
  mistakes: z.array(z.object({ line: z.int(), column: z.enum(PRICE_COLUMNS).nullable(), message: z.string() })),
  mistakeCount: z.int(),
});
