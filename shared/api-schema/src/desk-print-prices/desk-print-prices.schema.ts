import { isCalendarDay } from '@kaagazz/domain';
import { PRICED_PER, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { requiredText } from '../wire-text.ts';

const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));
const per = z.enum(PRICED_PER);
const options = z.record(z.string().max(100), z.string().max(200));
/** In rupees. */
const price = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01);

const rows = z.array(z.object({ options, per, from: z.int().min(1).max(1_000_000), price })).max(500);

const PriceDifference = z.object({
  options,
  per,
  from: z.int(),
  before: z.number().nullable(),
  /** New price in rupees. Null if the change deletes the price. */
  after: z.number().nullable(),
});

const PriceChange = z.object({
  id: z.string(),
  who: z.string(),
  startsAt: z.string(),
  state: z.enum(['planned', 'applied', 'withdrawn', 'rejected']),
  problem: z.string(),
  differences: z.array(PriceDifference),
});

export const DeskPrintPrices = z
  .object({
    id: service,
    version: z.string(),
    rows,
    changes: z.array(PriceChange),
  })
  .meta({ id: 'DeskPrintPrices' });

export type DeskPrintPrices = z.output<typeof DeskPrintPrices>;

export const PrintPriceParams = z.object({ id: service });

export const PrintPriceChange = z.object({
  key: z.uuid(),
  version: requiredText(40),
  rows,
  /**
   * First day with the new prices, in India Standard Time. If null, the prices change immediately.
   */
  startsOn: z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.').nullable(),
});

export const PrintPriceChangeParams = z.object({ id: service, change: z.uuid() });
