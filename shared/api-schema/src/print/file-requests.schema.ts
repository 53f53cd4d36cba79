import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';

export const FileRequestParams = z.object({ token: z.string().max(200) });

export const FileRequest = z
  .object({
    order: z.string(),
    title: z.string(),
    service: z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id)),
    reason: z.string(),
    lineId: z.string().nullable(),
  })
  .meta({ id: 'FileRequest' });

export type FileRequest = z.output<typeof FileRequest>;

export const FileRequestResponse = z.object({ success: z.literal(true), request: FileRequest });

export const SentFile = z.object({ fileId: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid file ID') });
