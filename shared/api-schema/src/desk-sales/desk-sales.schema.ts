import { isCalendarDay } from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, requiredText } from '../wire-text.ts';

const day = z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.');

const SALE_STATES = ['planned', 'running', 'ended'] as const;

export const DeskSale = z
  .object({
    id: z.string(),
    name: z.string(),
    percent: z.int(),
    startsAt: z.string(),
    endsAt: z.string(),
    state: z.enum(SALE_STATES),
    products: z.array(z.string()),
  })
  .meta({ id: 'DeskSale' });

export type DeskSale = z.output<typeof DeskSale>;

/** `firstDay` and `lastDay` are inclusive dates in India Standard Time. */
export const NewSale = z
  .object({
    name: oneLine(60, 'What is the sale called?'),
    percent: z.int().min(1).max(90),
    firstDay: day,
    lastDay: day,
    productIds: z.array(requiredText(80)).min(1).max(500),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'The last day can’t be before the first day.',
    path: ['lastDay'],
  });
