import { isCalendarDay, isDiscountCode, normaliseDiscountCode } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { text } from '../wire-text.ts';

const day = z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.');
const rupees = z.number().min(0).max(1_000_000).multipleOf(0.01, 'at most two decimals');
const count = z.int().min(1).max(1_000_000);

export const TypedDiscountCode = text(60).transform(normaliseDiscountCode);

const DISCOUNT_STATES = ['on', 'off', 'planned', 'ended', 'used-up'] as const;

/** Amounts are in rupees. */
export const DeskDiscount = z
  .object({
    id: z.string(),
    version: z.int(),
    percent: z.int().nullable(),
    amount: z.number().nullable(),
    minimum: z.number(),
    /**
     * `firstDay` and `lastDay` are dates in India Standard Time. `lastDay` is null if the code
     * never expires.
     */
    firstDay: z.string(),
    lastDay: z.string().nullable(),
    maximumUses: z.int().nullable(),
    maximumPerCustomer: z.int().nullable(),
    isOn: z.boolean(),
    uses: z.int(),
    state: z.enum(DISCOUNT_STATES),
    isCredit: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskDiscount' });

export type DeskDiscount = z.output<typeof DeskDiscount>;

const terms = {
  percent: z.int().min(1).max(90).nullable(),
  amount: rupees.min(1).nullable(),
  minimum: rupees,
  firstDay: day,
  lastDay: day.nullable(),
  maximumUses: count.nullable(),
  maximumPerCustomer: count.nullable(),
  isOn: z.boolean(),
};

type Terms = z.output<z.ZodObject<typeof terms>>;

const hasOneKind = ({ percent, amount }: Terms) => (percent === null) !== (amount === null);
const ONE_KIND = { error: 'Enter either a percentage or an amount.', path: ['percent'] };
const endsAfterStart = ({ firstDay, lastDay }: Terms) => lastDay === null || firstDay <= lastDay;
const LAST_DAY = { error: 'The last day can’t be before the first day.', path: ['lastDay'] };

export const NewDiscount = z
  .object({
    code: TypedDiscountCode.refine(isDiscountCode, 'Use 4 to 20 characters: letters, digits or hyphens.'),
    ...terms,
  })
  .refine(hasOneKind, ONE_KIND)
  .refine(endsAfterStart, LAST_DAY);

export const DiscountChange = EditedVersion.extend(terms).refine(hasOneKind, ONE_KIND).refine(endsAfterStart, LAST_DAY);
