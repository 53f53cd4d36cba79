import { PRINT_FILE_TYPES, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';

const services = Object.values(PRINT_SERVICES)
  .filter(({ file }) => file !== null)
  .map(({ id }) => id);

/** What is said of a file before it is sent. Its size is checked by the service: too much of it has words of its own. */
export const FileBegun = z.object({
  service: z.enum(services),
  name: z.string().max(2_000),
  /** bytes */
  size: z.int().min(0),
});

const ID = /^[0-9a-f]{32}$/;
/** What is no file's id is nobody's file: null. */
export const FileParams = z.object({ id: z.string().regex(ID).nullable().catch(null) });
export const PartParams = FileParams.extend({
  /** from 0; what is no number is no part */
  part: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .catch(-1),
});

const Area = z.object({ width: z.number(), height: z.number() });

/** A file that is not ready (yet). */
const PrintUpload = z.object({
  id: z.string(),
  state: z.enum(['open', 'checking', 'refused']),
  partSize: z.int(),
  /** how many */
  parts: z.int(),
  /** numbers from 0 of those that need not be sent again */
  receivedParts: z.array(z.int()),
});

const PrintFileType = z.enum(PRINT_FILE_TYPES);

/** A file that was looked at and can be printed. */
export const PrintFile = z
  .object({
    id: z.string(),
    name: z.string(),
    /** bytes */
    size: z.int(),
    type: PrintFileType,
    state: z.literal('ready'),
    /** of a PDF */
    pages: z.int().nullable(),
    /** of a PDF's first page, in mm */
    pageSize: Area.nullable(),
    /** of a picture, upright */
    pixels: Area.nullable(),
    /** hex */
    sha256: z.string(),
    /** a picture of at most 320 pixels as a data URL */
    image: z.string().nullable(),
    /** the first pages, two at most, as data URLs of about 900 pixels */
    preview: z.array(z.string()),
  })
  .meta({ id: 'PrintFile' });

export const BegunAnswer = z.object({
  success: z.literal(true),
  file: z.object({
    id: z.string(),
    /** bytes of each part but the last */
    partSize: z.int(),
    /** how many; they are numbered from 0 */
    parts: z.int(),
  }),
});
export const PartAnswer = z.object({ success: z.literal(true) });
export const ReadyAnswer = z.object({ success: z.literal(true), file: PrintFile });
export const FileAnswer = z.object({ success: z.literal(true), file: z.union([PrintFile, PrintUpload]) });
export const RemovedAnswer = z.object({ success: z.literal(true) });

export type PrintFile = z.output<typeof PrintFile>;
export type PrintUpload = z.output<typeof PrintUpload>;
