import { PRINT_SERVICES, PRINT_WARNING_CODES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { DeliveryWindow } from '../delivery/delivery.schema.ts';
import { PrintFile } from './print-files.schema.ts';

const LINE_ID = /^print_[0-9a-f]{26}$/;
const FIELDS_AT_MOST = 40;
/** Maximum length of a field's value. Enough for a list of 500 guests with addresses. */
const LONGEST_FIELD = 160_000;
const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));

/** A filled-in print form. This schema doesn't validate the values; the service does. */
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
  /** Id of the edited line that this line replaces. */
  replaces: z.string().regex(LINE_ID, 'is not a valid line ID').optional(),
  /** Idempotency key created by the form. */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is not a valid form ID')
    .optional(),
});

/** A changed version of an ordered line. The file stays the same. */
export const RevisedLineBody = WantedPrintBody.pick({ design: true, fields: true }).extend({
  /** New number of copies. If missing, the quantity stays the same. */
  quantity: WantedPrintBody.shape.quantity.optional(),
  /** Idempotency key created by the form. */
  requestId: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid form ID'),
});

/** An invalid id becomes null, so that the api responds with 404 rather than 400. */
export const LineParams = z.object({ id: z.string().regex(LINE_ID).nullable().catch(null) });

export const Approval = z.object({
  /** SHA-256 of the approved file, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash'),
  /**
   * For a changed version of an ordered line, the price difference that the shopper saw, in rupees.
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
    /** Current price of one copy in rupees, or 0 if the price table no longer contains it. */
    price: z.number(),
    image: z.string(),
    options: z.array(z.object({ label: z.string(), value: z.string() })),
    file: PrintFile.nullable(),
    proof: z.object({ sha256: z.string(), approvedAt: Moment.nullable() }),
    /** A changed version of an ordered line also has the state `ordered`. */
    state: z.enum(['cart', 'removed', 'ordered']),
    /** Id of the ordered line whose text this line changes, otherwise null. */
    revises: z.string().nullable(),
    /** Terms of changing an ordered line to this version. Present until the version is approved. */
    change: z
      .object({
        /**
         * Price difference in rupees, based on the prices on the day of the order. Negative for a
         * refund.
         */
        difference: z.number(),
        /** The number of copies ordered before the change. */
        copies: z.int(),
        /** Expected delivery dates after the change. Null if they stay the same. */
        delivery: DeliveryWindow.nullable(),
        /** Path of the page for paying the difference. Null if there is nothing to pay yet. */
        payPath: z.string().nullable(),
        /** When the payment link for the difference expires. */
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
  /** Set if the path is a placeholder for a QR code, which fills this square. */
  code: z.object({ x: z.number(), y: z.number(), side: z.number(), text: z.string().exactOptional() }).exactOptional(),
});

const TextShape = z.object({
  kind: z.literal('text'),
  text: z.string(),
  /** Name of one of the fonts that the designs use. */
  font: z.string(),
  size: z.number(),
  x: z.number(),
  y: z.number(),
  anchor: z.enum(['start', 'middle', 'end']),
  fill: z.string(),
  spacing: z.number().exactOptional(),
  field: z.string().exactOptional(),
});

/** The place of the shopper's logo. */
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
  /** The shapes on the back, if the cards have two sides. */
  back: z.array(CardShape).exactOptional(),
});

const sheetSize = { width: z.number(), height: z.number(), background: z.string() };

/** One card per guest, as vector shapes with lengths in mm. */
export const GuestCards = z
  .object({
    ...sheetSize,
    /** Shapes that all cards have in common. */
    shared: z.array(CardShape),
    /** The background of the backs and the shapes that they have in common. */
    back: z.object({ background: z.string(), shared: z.array(CardShape) }).exactOptional(),
    /** The shopper's logo as a data URL. */
    logo: z.string().exactOptional(),
    /** The RSVP code on all cards, as SVG path data. Each module of the QR code measures 1 × 1. */
    code: z.object({ d: z.string(), modules: z.int() }).exactOptional(),
    sheets: z.array(GuestSheet),
    /** One envelope per guest, if the envelopes are addressed. */
    envelopes: z.object({ ...sheetSize, sheets: z.array(GuestSheet) }).exactOptional(),
  })
  .meta({ id: 'GuestCards' });
export type GuestCards = z.output<typeof GuestCards>;

/** Warnings about likely flaws in the print, with advice on how to avoid them. */
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
     * The guests' cards for the contact sheet. Null if the order has no guest list, or if the list
     * has been deleted.
     */
    cards: GuestCards.nullable().optional(),
  }),
});

export type PrintLine = z.output<typeof PrintLine>;
