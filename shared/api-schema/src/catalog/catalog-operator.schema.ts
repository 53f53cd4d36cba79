import { z } from 'zod';
import { oneLine } from '../wire-text.ts';
import { CATALOG_COLUMNS } from './catalog-columns.ts';

const column = z.enum(CATALOG_COLUMNS);
const yes = z
  .enum(['true', 'false'])
  .default('false')
  .transform((word) => word === 'true');

/** How a catalogue's file is sent: who sends it, what it is called, and whether it is only asked what it would change. */
export const ImportQuery = z.object({ dryRun: yes, who: oneLine(100), name: oneLine(200) });

export const ImportReport = z.object({
  success: z.literal(true),
  dryRun: z.boolean(),
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** how many products change in each column */
  columns: z.partialRecord(column, z.int()),
  /** the first hundred of the file, with values as a file has them */
  changes: z.array(
    z.object({
      line: z.int(),
      id: z.string(),
      isNew: z.boolean(),
      columns: z.partialRecord(column, z.object({ from: z.unknown(), to: z.unknown() })),
    }),
  ),
});

/** What stands in the answer of a file that was refused, beside code and message. */
export const ImportMistakes = z.object({
  mistakes: z.array(z.object({ line: z.int(), column: column.nullable(), message: z.string() })),
  mistakeCount: z.int(),
});

/** A photograph's own file name; of bytes that are not sent: their hash. */
export const PictureName = z.object({ file: z.string().min(1).max(200) });
export const PictureQuery = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export const PictureUpload = z.object({ dryRun: yes });

/** A photograph as the catalogue's `images` name it. */
export const StoredPicture = z.object({ success: z.literal(true), picture: z.string() });

export const PruneQuery = z.object({ dryRun: yes, who: oneLine(100) });

export const Pruned = z.object({ success: z.literal(true), dryRun: z.boolean(), pictures: z.array(z.string()) });
