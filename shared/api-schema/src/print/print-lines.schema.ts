import { PRINT_LINE_STATES, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { PrintFile } from './print-files.schema.ts';

const LINE_ID = /^print_[0-9a-f]{26}$/;
const FIELDS_AT_MOST = 40;
const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));

/** What a form sends. Values are checked by the rules of the form, in words of their own for each field. */
export const WantedPrintBody = z.object({
  service,
  design: z.string().max(10).optional(),
  fields: z
    .record(z.string().max(60), z.string().max(5_000))
    .refine((fields) => Object.keys(fields).length <= FIELDS_AT_MOST, 'are too many'),
  quantity: z.union([z.number(), z.string().max(20)]),
  fileId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is no file of ours')
    .optional(),
});

export const WantedLineBody = WantedPrintBody.extend({
  /** the line that this one is an edit of: it leaves the cart */
  replaces: z.string().regex(LINE_ID, 'is no line of ours').optional(),
  /** made by the form: sent again under the same one, the same order is the same line */
  requestId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'is no id of a form')
    .optional(),
});

/** What is no line's id is nobody's line: null. */
export const LineParams = z.object({ id: z.string().regex(LINE_ID).nullable().catch(null) });

export const Approval = z.object({
  /** hex, of the bytes that the shopper has looked at */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256'),
});

const Moment = z.string();

export const PrintLine = z
  .object({
    id: z.string(),
    service,
    design: z.string().nullable(),
    title: z.string(),
    fields: z.record(z.string(), z.string()),
    /** copies */
    quantity: z.int(),
    /** rupees for one copy at today's prices; 0 when the table has none any more */
    price: z.number(),
    /** a data URL, or '' */
    image: z.string(),
    options: z.array(z.object({ label: z.string(), value: z.string() })),
    file: PrintFile.nullable(),
    proof: z.object({ sha256: z.string(), approvedAt: Moment.nullable() }),
    state: z.enum(PRINT_LINE_STATES),
    editPath: z.string(),
    proofPath: z.string(),
    createdAt: Moment,
  })
  .meta({ id: 'PrintLine' });

export const LineAnswer = z.object({ success: z.literal(true), line: PrintLine });
export const LinesAnswer = z.object({ success: z.literal(true), lines: z.array(PrintLine) });
export const LineRemoved = z.object({ success: z.literal(true) });

export const ProofAnswer = z.object({
  success: z.literal(true),
  proof: z.object({
    sha256: z.string(),
    approvedAt: Moment.nullable(),
    fileName: z.string(),
    /** bytes */
    size: z.int(),
    type: z.string(),
    /** data URLs of the first pages; none of a document that only a word processor can show */
    pages: z.array(z.string()),
  }),
});

export type PrintLine = z.output<typeof PrintLine>;
