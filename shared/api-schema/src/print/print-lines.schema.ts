import { PRINT_SERVICES, PRINT_WARNING_CODES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { DeliveryWindow } from '../delivery/delivery.schema.ts';
import { PrintFile } from './print-files.schema.ts';

const LINE_ID = /^print_[0-9a-f]{26}$/;
const FIELDS_AT_MOST = 40;
/**
 * Maximum length of a field in characters. A list of 500 guests with addresses is about this long.
 */
const LONGEST_FIELD = 160_000;
const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));

export const WantedPrintBody = z.object({
  service,
  design: z.string().max(10).optional(),
  fields: z
    .record(z.string().max(60), z.string().max(LONGEST_FIELD))
    .refine((fields) => Object.keys(fields).length <= FIELDS_AT_MOST, 'are too many'),
  quantity: z.union([z.number(), z.string().max(20)]),
  fileId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is not a valid file ID')
    .optional(),
});

export const WantedLineBody = WantedPrintBody.extend({
  replaces: z.string().regex(LINE_ID, 'is not a valid line ID').optional(),
  /** Idempotency key created by the form. */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is not a valid form ID')
    .optional(),
});

export const RevisedLineBody = WantedPrintBody.pick({ design: true, fields: true }).extend({
  quantity: WantedPrintBody.shape.quantity.optional(),
  requestId: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid form ID'),
});

export const LineParams = z.object({ id: z.string().regex(LINE_ID).nullable().catch(null) });

export const Approval = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash'),
  /** Price difference shown to the shopper, in rupees. Negative for a refund. */
  difference: z.number().optional(),
});

const Moment = z.string();

export const PrintLine = z
  .object({
    id: z.string(),
    service,
    design: z.string().nullable(),
    title: z.string(),
    fields: z.record(z.string(), z.string()),
    quantity: z.int(),
    /** Current unit price in rupees, or 0 if no price is set for this print. */
    price: z.number(),
    image: z.string(),
    options: z.array(z.object({ label: z.string(), value: z.string() })),
    file: PrintFile.nullable(),
    proof: z.object({ sha256: z.string(), approvedAt: Moment.nullable() }),
    state: z.enum(['cart', 'removed', 'ordered']),
    revises: z.string().nullable(),
    change: z
      .object({
        /**
         * Price difference in rupees, calculated with the prices at the time of the order. Negative
         * for a refund.
         */
        difference: z.number(),
        copies: z.int(),
        delivery: DeliveryWindow.nullable(),
        payPath: z.string().nullable(),
        payUntil: Moment.nullable(),
      })
      .optional(),
    editPath: z.string(),
    proofPath: z.string(),
    createdAt: Moment,
  })
  .meta({ id: 'PrintLine' });

export const LineResponse = z.object({ success: z.literal(true), line: PrintLine });
export const LinesResponse = z.object({ success: z.literal(true), lines: z.array(PrintLine) });
export const LineRemoved = z.object({ success: z.literal(true) });

const PathShape = z.object({
  kind: z.literal('path'),
  d: z.string(),
  fill: z.string().exactOptional(),
  stroke: z.string().exactOptional(),
  strokeWidth: z.number().exactOptional(),
  opacity: z.number().exactOptional(),
  code: z.object({ x: z.number(), y: z.number(), side: z.number(), text: z.string().exactOptional() }).exactOptional(),
});

const TextShape = z.object({
  kind: z.literal('text'),
  text: z.string(),
  font: z.string(),
  size: z.number(),
  x: z.number(),
  y: z.number(),
  anchor: z.enum(['start', 'middle', 'end']),
  fill: z.string(),
  spacing: z.number().exactOptional(),
  field: z.string().exactOptional(),
});

const ImageShape = z.object({
  ...{ kind: z.literal('image'), x: z.number(), y: z.number(), width: z.number(), height: z.number() },
});

const CardShape = z.discriminatedUnion('kind', [PathShape, TextShape, ImageShape]);

const GuestSheet = z.object({
  name: z.string(),
  sha256: z.string(),
  shapes: z.array(CardShape),
  back: z.array(CardShape).exactOptional(),
});

const sheetSize = { width: z.number(), height: z.number(), background: z.string() };

/** One card per guest. Lengths are in mm. */
export const GuestCards = z
  .object({
    ...sheetSize,
    shared: z.array(CardShape),
    back: z.object({ background: z.string(), shared: z.array(CardShape) }).exactOptional(),
    logo: z.string().exactOptional(),
    code: z.object({ d: z.string(), modules: z.int() }).exactOptional(),
    sheets: z.array(GuestSheet),
    envelopes: z.object({ ...sheetSize, sheets: z.array(GuestSheet) }).exactOptional(),
  })
  .meta({ id: 'GuestCards' });
export type GuestCards = z.output<typeof GuestCards>;

export const PrintWarnings = z.array(z.object({ code: z.enum(PRINT_WARNING_CODES), text: z.string() }));

export const ProofResponse = z.object({
  success: z.literal(true),
  proof: z.object({
    sha256: z.string(),
    approvedAt: Moment.nullable(),
    fileName: z.string(),
    size: z.int(),
    type: z.string(),
    pages: z.array(z.string()),
    /** Data URLs of the pages as they will look on the chosen paper. */
    paperPages: z.array(z.string()).optional(),
    warnings: PrintWarnings.optional(),
    guestListSha256: z.string().nullable().optional(),
    /** Null if there is no guest list or the guest list has been deleted. */
    cards: GuestCards.nullable().optional(),
  }),
});

export type PrintLine = z.output<typeof PrintLine>;
