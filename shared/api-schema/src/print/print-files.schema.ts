import { PRINT_FILE_TYPES, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';

const services = Object.values(PRINT_SERVICES)
  .filter(({ file }) => file !== null)
  .map(({ id }) => id);

/** A file to upload. The service checks the size, which has an error message of its own. */
export const FileBegun = z.object({
  service: z.enum(services),
  name: z.string().max(2_000),
  /** Bytes. */
  size: z.int().min(0),
});

const ID = /^[0-9a-f]{32}$/;
/** Null for an invalid id, which is then reported as not found. */
export const FileParams = z.object({ id: z.string().regex(ID).nullable().catch(null) });
export const PartParams = FileParams.extend({
  /** Zero-based. */
  part: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .catch(-1),
});

const Area = z.object({ width: z.number(), height: z.number() });

/** A file that is not ready. */
const PrintUpload = z.object({
  id: z.string(),
  state: z.enum(['open', 'checking', 'refused']),
  partSize: z.int(),
  /** Number of parts. */
  parts: z.int(),
  /** Zero-based numbers of the parts that have arrived. */
  receivedParts: z.array(z.int()),
});

const PrintFileType = z.enum(PRINT_FILE_TYPES);

/** An inspected file that can be printed. */
export const PrintFile = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Bytes. */
    size: z.int(),
    type: PrintFileType,
    state: z.literal('ready'),
    /** For a PDF. */
    pages: z.int().nullable(),
    /** Size of a PDF's first page in mm. */
    pageSize: Area.nullable(),
    /** Size of a picture after rotation, in pixels. */
    pixels: Area.nullable(),
    /** Hexadecimal. */
    sha256: z.string(),
    /** A data URL of a picture of at most 320 pixels. */
    image: z.string().nullable(),
    /** Data URLs of at most the first two pages, about 900 pixels. */
    preview: z.array(z.string()),
  })
  .meta({ id: 'PrintFile' });

export const BegunResponse = z.object({
  success: z.literal(true),
  file: z.object({
    id: z.string(),
    /** Size of each part but the last, in bytes. */
    partSize: z.int(),
    /** Number of parts. */
    parts: z.int(),
  }),
});
export const PartResponse = z.object({ success: z.literal(true) });
export const ReadyResponse = z.object({ success: z.literal(true), file: PrintFile });
export const FileResponse = z.object({ success: z.literal(true), file: z.union([PrintFile, PrintUpload]) });
export const RemovedResponse = z.object({ success: z.literal(true) });

export type PrintFile = z.output<typeof PrintFile>;
export type PrintUpload = z.output<typeof PrintUpload>;
