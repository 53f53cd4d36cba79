import { PRINT_FILE_TYPES, PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';

const services = Object.values(PRINT_SERVICES)
  .filter(({ file }) => file !== null)
  .map(({ id }) => id);

export const FileBegun = z.object({
  service: z.enum(services),
  name: z.string().max(2_000),
  size: z.int().min(0),
});

const ID = /^[0-9a-f]{32}$/;
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

const PrintUpload = z.object({
  id: z.string(),
  state: z.enum(['open', 'checking', 'refused']),
  partSize: z.int(),
  parts: z.int(),
  /** Zero-based indices of the parts that have arrived. */
  receivedParts: z.array(z.int()),
});

const PrintFileType = z.enum(PRINT_FILE_TYPES);

export const PrintFile = z
  .object({
    id: z.string(),
    name: z.string(),
    size: z.int(),
    type: PrintFileType,
    state: z.literal('ready'),
    pages: z.int().nullable(),
    /** Size of the PDF's first page in mm. */
    pageSize: Area.nullable(),
    /** Size of the picture in pixels, after EXIF rotation. */
    pixels: Area.nullable(),
    sha256: z.string(),
    /** Thumbnail as a data URL, at most 320 pixels per side. */
    image: z.string().nullable(),
    /** Data URLs of the first two pages, about 900 pixels on the longer side. */
    preview: z.array(z.string()),
  })
  .meta({ id: 'PrintFile' });

export const BegunResponse = z.object({
  success: z.literal(true),
  file: z.object({
    id: z.string(),
    /** Size of each part in bytes. The last part may be smaller. */
    partSize: z.int(),
    parts: z.int(),
  }),
});
export const PartResponse = z.object({ success: z.literal(true) });
export const ReadyResponse = z.object({ success: z.literal(true), file: PrintFile });
export const FileResponse = z.object({ success: z.literal(true), file: z.union([PrintFile, PrintUpload]) });
export const RemovedResponse = z.object({ success: z.literal(true) });

export type PrintFile = z.output<typeof PrintFile>;
export type PrintUpload = z.output<typeof PrintUpload>;
