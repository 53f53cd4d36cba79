import { z } from 'zod';

export const InsightQuery = z.object({ days: z.coerce.number<number>().int().min(1).max(365).default(30) });

export const DeskInsight = z
  .object({
    days: z.array(z.object({ day: z.string(), visits: z.int(), orders: z.int() })),
    checkouts: z.int(),
    /** Excludes cancelled orders. Amounts are in rupees, before refunds. */
    bestSellers: z.array(z.object({ id: z.string(), title: z.string(), pieces: z.int(), amount: z.number() })),
    emptySearches: z.array(z.object({ term: z.string(), searches: z.int() })),
  })
  .meta({ id: 'DeskInsight' });

export type DeskInsight = z.output<typeof DeskInsight>;

export const CountedVisits = z.object({ visits: z.int().min(1).max(1_000_000) });
