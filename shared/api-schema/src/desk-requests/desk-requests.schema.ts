import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { oneLine, requiredText, text } from '../wire-text.ts';

export const REQUEST_KINDS = ['bulk', 'partner', 'print'] as const;
export const REQUEST_STATES = ['waiting', 'answered', 'closed'] as const;

/**
 * A request from a shopper or partner. `id` combines the kind and the request's id, as in `bulk:…`.
 */
export const DeskRequestRow = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** A one-line summary: product and quantity, company, or print title. */
    subject: z.string(),
    owner: z.object({ id: z.string(), name: z.string() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskRequestRow' });

export const DeskRequest = DeskRequestRow.extend({
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Email replies to the request, oldest first. */
  messages: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
}).meta({ id: 'DeskRequest' });

export type DeskRequest = z.output<typeof DeskRequest>;

export const DeskRequestFilters = {
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_STATES).optional(),
  /** Id of the staff member who owns the request. */
  owner: text(40).optional(),
};

export const RequestChange = EditedVersion.extend({
  state: z.enum(REQUEST_STATES).optional(),
  /** Id of the staff member who owns the request; null for nobody. */
  ownerId: z.uuid().nullable().optional(),
});

/** A reply by email. Requests with the same `key` send only one email. */
export const RequestReply = z.object({ key: z.uuid(), subject: oneLine(200), text: requiredText(5_000) });
