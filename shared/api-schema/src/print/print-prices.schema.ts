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

/** What a service costs: rows for `printPrice` of @kaagazz/domain; prices in rupees. */
export const PricesAnswer = z.object({
  success: z.literal(true),
  service,
  rows: z.array(z.object({ options: z.record(z.string(), z.string()), per, from: z.int().min(1), price: z.number() })),
});

/** Where the prices of each service begin: rupees for a piece, with one page where pages count; null: on request. */
export const StartingPricesAnswer = z.object({
  success: z.literal(true),
  from: z.partialRecord(service, z.number().nullable()),
});

/** How a file of prices is sent: who sends it, what it is called, whether it is only asked what it would change, and whether it may write over what nobody has seen. */
export const PriceImportQuery = z.object({ dryRun: yes, force: yes, who: oneLine(100), name: oneLine(200) });

/** What an import did or would do; prices in rupees. */
export const PriceReport = z.object({
  /** of the file */
  rows: z.int(),
  /** those of the file, in its order */
  services: z.array(
    z.object({
      service: z.string(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      unchanged: z.int(),
      /** a piece of an order that a change is about; null: on request */
      example: z.object({ what: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
    }),
  ),
  /** the first hundred; `line` is null for a row that goes */
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
  /** choices that the forms offer and that have no price */
  warnings: z.array(z.string()),
});
export type PriceReport = z.infer<typeof PriceReport>;

export const PriceImportAnswer = PriceReport.extend({ success: z.literal(true), dryRun: z.boolean() });

/** What stands in the answer of a file that was refused, beside code and message. */
export const PriceMistakes = z.object({
  mistakes: z.array(z.object({ line: z.int(), column: z.enum(PRICE_COLUMNS).nullable(), message: z.string() })),
  mistakeCount: z.int(),
});
