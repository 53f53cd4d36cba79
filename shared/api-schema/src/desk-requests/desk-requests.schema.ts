import { isCalendarDay } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { oneLine, requiredText, text } from '../wire-text.ts';

export const REQUEST_KINDS = ['bulk', 'partner', 'print'] as const;
export const REQUEST_STATES = ['waiting', 'answered', 'closed'] as const;

export const DeskRequestRow = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    owner: z.object({ id: z.string(), name: z.string() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskRequestRow' });

/** Amounts are in rupees. The unit price includes tax. */
export const QuoteLine = z.object({
  title: oneLine(200),
  quantity: z.int().min(1).max(1_000_000),
  unitPrice: z.number().min(0.01).max(10_000_000).multipleOf(0.01),
  taxPercent: z.number().min(0).max(100).multipleOf(0.01),
});

const Quote = z.object({
  lines: z.array(QuoteLine.extend({ title: z.string() })),
  total: z.number(),
  tax: z.number(),
  validUntil: z.string(),
  isExpired: z.boolean(),
  link: z.object({ url: z.string(), order: z.string().nullable() }).nullable(),
});

const Person = z.object({ id: z.string(), name: z.string() });

export const DeskRequest = DeskRequestRow.extend({
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  file: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      subject: z.string(),
      text: z.string(),
      quote: Quote.nullable(),
    }),
  ),
  owners: z.array(Person),
}).meta({ id: 'DeskRequest' });

export type DeskRequest = z.output<typeof DeskRequest>;

export const DeskRequestFilters = {
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_STATES).optional(),
  owner: text(40).optional(),
};

export const RequestChange = EditedVersion.extend({
  state: z.enum(REQUEST_STATES).optional(),
  ownerId: z.uuid().nullable().optional(),
});

/** Requests with the same `key` send only one email. */
export const RequestReply = z.object({ key: z.uuid(), subject: oneLine(200), text: requiredText(5_000) });

export const RequestQuote = RequestReply.extend({
  lines: z.array(QuoteLine).min(1, 'Add a line.').max(50),
  validUntil: z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.'),
  withLink: z.boolean().default(false),
});
