import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { oneLine, requiredText, text } from '../wire-text.ts';

export const REQUEST_KINDS = ['bulk', 'partner', 'print'] as const;
export const REQUEST_STATES = ['waiting', 'answered', 'closed'] as const;

/** A request of a shopper or partner. `id` is the kind and the id, as in `bulk:…`. */
export const DeskRequestRow = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(REQUEST_KINDS),
    state: z.enum(REQUEST_STATES),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** One line: product and quantity, company, or print title. */
    subject: z.string(),
    owner: z.object({ id: z.string(), name: z.string() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskRequestRow' });

export const DeskRequest = DeskRequestRow.extend({
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Replies by email, oldest first. */
  messages: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
}).meta({ id: 'DeskRequest' });

export type DeskRequest = z.output<typeof DeskRequest>;

export const DeskRequestFilters = {
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_STATES).optional(),
  /** Id of a person at the desk. */
  owner: text(40).optional(),
};

export const RequestChange = EditedVersion.extend({
  state: z.enum(REQUEST_STATES).optional(),
  /** Id of a person at the desk; null for nobody. */
  ownerId: z.uuid().nullable().optional(),
});

/** Sent by email, once for each key. */
export const RequestReply = z.object({ key: z.uuid(), subject: oneLine(200), text: requiredText(5_000) });
