import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { fileRefusal } from '../inspection/file-refusals.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import type { PrintFileRow } from './print-files.repository.ts';
import type { PrintFiles } from './print-files.service.ts';

type Outcome = Partial<
  Pick<
    PrintFileRow,
    'state' | 'refusal' | 'type' | 'pages' | 'pageSize' | 'pixels' | 'measures' | 'sha256' | 'content' | 'image'
  >
>;

export async function checkFile(
  file: PrintFileRow,
  parts: readonly { key: string }[],
  { storage, sandbox, temporary }: Pick<PrintFiles, 'storage' | 'sandbox' | 'temporary'>,
): Promise<Outcome> {
  const join = (path: string) => joinParts(parts, storage, path);
  return temporary.with(join, async (path, { sha256, size }) => {
    if (size !== file.size) return { state: 'refused', refusal: fileRefusal('FILE_UNREADABLE') };
    const types = PRINT_SERVICES[file.service].file?.types ?? [];
    const inspection = await sandbox.inspect({ path, types }, file.userId);
    if ('refusal' in inspection) return { state: 'refused', refusal: inspection.refusal };
    const { preview, ...facts } = inspection.facts;
    // The key is random so that two processes that check the same file don't overwrite each other's
    // content.
    const content = `${file.id}/${randomUUID()}`;
    const pictures = `${content}.preview`;
    if (preview.length > 0) await storage.write(pictures, Buffer.from(JSON.stringify(preview)));
    await storage.writeStream(content, createReadStream(path), size).catch(async (error: unknown) => {
      await storage.remove(pictures).catch(() => undefined);
      throw error;
    });
    return { ...facts, state: 'ready', sha256, content };
  });
}

async function joinParts(
  parts: readonly { key: string }[],
  storage: FileStorage,
  path: string,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* inOrder() {
    for (const { key } of parts) {
      const bytes = await storage.read(key);
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(
    Readable.from(inOrder(), { objectMode: false }),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { sha256: hash.digest('hex'), size };
}
