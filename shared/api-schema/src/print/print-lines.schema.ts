import { PRINT_SERVICES, PRINT_WARNING_CODES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { DeliveryWindow } from '../delivery/delivery.schema.ts';
import { PrintFile } from './print-files.schema.ts';

const LINE_ID = /^print_[0-9a-f]{26}$/;
const FIELDS_AT_MOST = 40;
/** Maximum length of a field. Enough for a list of 500 guests with addresses. */
const LONGEST_FIELD = 160_000;
const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));

/** The fields of a print form. The service validates their values. */
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
  /** Id of the line that this line replaces after editing. */
  replaces: z.string().regex(LINE_ID, 'is not a valid line ID').optional(),
  /** Idempotency key created by the form. */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is not a valid form ID')
    .optional(),
});

/** A changed version of an ordered line, printed from the same file. */
export const RevisedLineBody = WantedPrintBody.pick({ design: true, fields: true }).extend({
  /** New number of copies. Unchanged if not set. */
  quantity: WantedPrintBody.shape.quantity.optional(),
  /** Idempotency key created by the form. */
  requestId: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid form ID'),
});

/** An invalid id becomes null, so that the api responds with 404 rather than 400. */
export const LineParams = z.object({ id: z.string().regex(LINE_ID).nullable().catch(null) });

export const Approval = z.object({
  /** SHA-256 of the approved file, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash'),
  /**
   * For a changed version of an ordered line, the price difference in rupees that the shopper saw.
   * Negative for a refund. Defaults to 0.
   */
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
    /** Current price per copy in rupees, or 0 if the price table no longer has one. */
    price: z.number(),
    image: z.string(),
    options: z.array(z.object({ label: z.string(), value: z.string() })),
    file: PrintFile.nullable(),
    proof: z.object({ sha256: z.string(), approvedAt: Moment.nullable() }),
    /** `ordered` also applies to a changed version of an ordered line. */
    state: z.enum(['cart', 'removed', 'ordered']),
    /** Id of the ordered line that this line changes, or null. */
    revises: z.string().nullable(),
    /** Cost and dates of a changed version. Not set once the version is approved. */
    change: z
      .object({
        /**
         * Price difference in rupees, at the prices of the day of the order. Negative for a refund.
         */
        difference: z.number(),
        /** Number of copies before the change. */
        copies: z.int(),
        /** New expected delivery dates. Null if the dates stay the same. */
        delivery: DeliveryWindow.nullable(),
        /** Path of the page for paying the difference. Null if nothing is due. */
        payPath: z.string().nullable(),
        /** When the payment link expires. */
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
  /** Set if the path is a placeholder for a QR code of this position and size. */
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

/** Position of the shopper's logo. */
const ImageShape = z.object({
  ...{ kind: z.literal('image'), x: z.number(), y: z.number(), width: z.number(), height: z.number() },
});

const CardShape = z.discriminatedUnion('kind', [PathShape, TextShape, ImageShape]);

const GuestSheet = z.object({
  name: z.string(),
  /**
   * SHA-256 of the whole sheet as JSON, including the shared shapes, in hexadecimal. The JSON of
   * the back follows that of the front after a line break.
   */
  sha256: z.string(),
  shapes: z.array(CardShape),
  back: z.array(CardShape).exactOptional(),
});

const sheetSize = { width: z.number(), height: z.number(), background: z.string() };

/** One card per guest, as vector shapes with lengths in mm. */
export const GuestCards = z
  .object({
    ...sheetSize,
    /** Shapes that are the same on all cards. */
    shared: z.array(CardShape),
    /** Background and common shapes of the card backs. */
    back: z.object({ background: z.string(), shared: z.array(CardShape) }).exactOptional(),
    logo: z.string().exactOptional(),
    /** The RSVP code on all cards, as SVG path data. Each module of the QR code measures 1 × 1. */
    code: z.object({ d: z.string(), modules: z.int() }).exactOptional(),
    sheets: z.array(GuestSheet),
    /** One envelope per guest, if envelopes are addressed. */
    envelopes: z.object({ ...sheetSize, sheets: z.array(GuestSheet) }).exactOptional(),
  })
  .meta({ id: 'GuestCards' });
export type GuestCards = z.output<typeof GuestCards>;

/** Warnings about likely print flaws, with advice. */
export const PrintWarnings = z.array(z.object({ code: z.enum(PRINT_WARNING_CODES), text: z.string() }));

export const ProofResponse = z.object({
  success: z.literal(true),
  proof: z.object({
    sha256: z.string(),
    approvedAt: Moment.nullable(),
    fileName: z.string(),
    size: z.int(),
    type: z.string(),
    /** Data URLs of the first pages. Empty for a Word document. */
    pages: z.array(z.string()),
    /** The same pages as they will look on paper. Empty if the paper can't be simulated. */
    paperPages: z.array(z.string()).optional(),
    warnings: PrintWarnings.optional(),
    /** SHA-256 of the guest list, or null if the order has no guest list. */
    guestListSha256: z.string().nullable().optional(),
    /**
     * The guests' cards for the contact sheet. Null if the order has no guest list or the list was
     * deleted.
     */
    cards: GuestCards.nullable().optional(),
  }),
});

export type PrintLine = z.output<typeof PrintLine>;
