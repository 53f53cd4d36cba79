import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { z } from 'zod';

/** Token from the link in the email that asks for a replacement file. */
export const FileRequestParams = z.object({ token: z.string().max(200) });

/** A request for a replacement file, as the shopper sees it. */
export const FileRequest = z
  .object({
    order: z.string(),
    title: z.string(),
    service: z.enum(Object.values(PRINT_SERVICES).map(({ id }) => id)),
    /** What is wrong with the current file. */
    reason: z.string(),
    /** Id of the line with the new file and its proof. Null until a file has been sent. */
    lineId: z.string().nullable(),
  })
  .meta({ id: 'FileRequest' });

export type FileRequest = z.output<typeof FileRequest>;

export const FileRequestResponse = z.object({ success: z.literal(true), request: FileRequest });

export const SentFile = z.object({ fileId: z.string().regex(/^[0-9a-f]{32}$/, 'is not a valid file ID') });
