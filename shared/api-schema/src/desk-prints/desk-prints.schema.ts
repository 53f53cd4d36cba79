import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';
import { flag } from '../desk-list/desk-list.schema.ts';
import { PrintWarnings } from '../print/print-lines.schema.ts';
import { oneLine, requiredText } from '../wire-text.ts';

export const PRINT_WORK_STATES = ['waiting', 'at-press', 'printed', 'dried'] as const;

export const PRINT_STATES = ['waiting', 'at-press', 'printed', 'awaiting-file', 'held', 'cancelled'] as const;

const service = z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id));

export const PRINT_SORTS = ['dueOn', 'createdAt', 'service'] as const;

export const DeskPrintFilters = {
  state: z.enum(PRINT_STATES).optional(),
  service: service.optional(),
  due: flag,
  drying: flag,
};

/** `id` is the order number followed by the line number, as in `KGZ-2026-000123-1`. */
export const DeskPrintRow = z
  .object({
    id: z.string(),
    order: z.string(),
    state: z.enum(PRINT_STATES),
    driedAt: z.string().nullable(),
    service,
    title: z.string(),
    quantity: z.int(),
    /** Data URL. Empty if there is no thumbnail. */
    image: z.string(),
    options: z.array(z.object({ label: z.string(), value: z.string() })),
    customer: z.string(),
    dueOn: z.string(),
    isLate: z.boolean(),
    version: z.int(),
    approvedAt: z.string().nullable(),
    /** SHA-256 of the approved file, in hex. */
    sha256: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'DeskPrintRow' });

export type DeskPrintRow = z.output<typeof DeskPrintRow>;

export const DeskPrint = DeskPrintRow.extend({
  pages: z.array(z.string()),
  warnings: PrintWarnings.optional(),
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.int(),
  fileRequest: z.object({ reason: z.string(), at: z.string() }).nullable(),
}).meta({ id: 'DeskPrint' });

export type DeskPrint = z.output<typeof DeskPrint>;

export const SheetQuery = z.object({ cancelled: flag });

const LARGEST_BULK = 100;
const ids = z.array(requiredText(40)).min(1).max(LARGEST_BULK);

export const SheetsRequest = z.object({ ids: ids.optional(), cancelled: z.boolean().default(false) });

export const PrintWork = z.object({ ids, state: z.enum(PRINT_WORK_STATES) });

export const BetterFileRequest = z.object({ reason: requiredText(500, 'Describe what is wrong with the file.') });

export const DeskPrintService = z.object({
  id: service,
  paused: z.string().nullable(),
});

export type DeskPrintService = z.output<typeof DeskPrintService>;

export const DeskPrintServices = z.object({ success: z.literal(true), data: z.array(DeskPrintService) });

export const PrintServicePause = z.object({
  service,
  message: oneLine(300, 'Enter a message to show to shoppers.').nullable(),
});
