import { z } from 'zod';

export const InsightQuery = z.object({ days: z.coerce.number<number>().int().min(1).max(365).default(30) });

/** Numbers of the last days, counted without cookies and without personal data. */
export const DeskInsight = z
  .object({
    /** Oldest first, in Indian time. */
    days: z.array(z.object({ day: z.string(), visits: z.int(), orders: z.int() })),
    /** Carts for which a payment was opened. */
    checkouts: z.int(),
    /** By pieces sold in orders that were not cancelled, best first. Amounts are in rupees. */
    bestSellers: z.array(z.object({ id: z.string(), title: z.string(), pieces: z.int(), amount: z.number() })),
    /** Searches that found nothing, most frequent first. */
    emptySearches: z.array(z.object({ term: z.string(), searches: z.int() })),
  })
  .meta({ id: 'DeskInsight' });

export type DeskInsight = z.output<typeof DeskInsight>;

/** Visits that a shell server has counted since it last sent them. */
export const CountedVisits = z.object({ visits: z.int().min(1).max(1_000_000) });
