import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { DrawingRequest, DrawnSheet } from '../files/inspection/inspection.ts';
import type { PrintFileRow } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { atWorkbench } from '../files/workbench.ts';
import type { CheckedOrder } from '../lines/check-print-order.ts';
import type { PrintProofRow } from './print-proofs.repository.ts';

/** What will be printed, and how it looks. */
interface Proof extends Omit<PrintProofRow, 'lineId'> {
  /** hex, of the bytes */
  sha256: string;
  /** a small picture as a data URL, or '' */
  image: string;
}

/** A sheet that we draw ourselves, with the bytes to store; or the shopper's own file, which is stored already. */
type MadeProof = { proof: Proof; bytes: Buffer } | { proof: Proof; bytes: null };

/** Whether the file is what is printed, and not part of a sheet that we draw. */
function isFileTheSheet({ service, file }: CheckedOrder): boolean {
  return file !== null && service !== 'business-cards';
}

/**
 * Makes what is printed of an order. A design, or words without a file, is drawn and pictured from the very bytes that are drawn; a file stays as it
 * was sent.
 *
 * @throws Problem 422 `SHEET_TOO_COMPLEX`; 503 when the storage or the process that draws and makes pictures are not to be had
 */
export async function makeProof(userId: string, order: CheckedOrder, files: PrintFiles): Promise<MadeProof> {
  const { file } = order;
  if (file && isFileTheSheet(order)) {
    const { name, size, type, sha256, image } = file;
    if (type === null || sha256 === null) throw new Error('the file is not ready');
    const pictures = await files.previewOf(file);
    return { proof: { folder: null, fileName: name, size, type, pictures, sha256, image: image ?? '' }, bytes: null };
  }
  const { bytes: drawn, facts } = await drawInProcess(userId, order, files);
  const { image, preview } = facts;
  const bytes = Buffer.from(drawn);
  const proof = {
    folder: `proofs/${randomUUID()}`,
    fileName: `${[order.service, order.design].filter(Boolean).join('-')}.pdf`,
    size: bytes.length,
    type: 'pdf',
    pictures: preview,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    image: image ?? '',
  };
  return { proof, bytes };
}

/** Drawn and pictured in a process of its own, by the same eyes that look at shoppers' files. */
async function drawInProcess(
  userId: string,
  { service, design, fields, title, options, file }: CheckedOrder,
  files: PrintFiles,
): Promise<DrawnSheet> {
  const sheet = { service, design, fields, title, options };
  if (!file) return files.inspector.draw({ sheet, logo: null }, userId);
  return atWorkbench(async (path) => {
    const type = await copyLogo(file, files, path);
    return files.inspector.draw({ sheet, logo: { path, type } }, userId);
  });
}

/** Puts a logo where the process finds it: of a PDF the picture of its first page. @returns what the copy is */
async function copyLogo(
  file: PrintFileRow,
  files: PrintFiles,
  path: string,
): Promise<NonNullable<DrawingRequest['logo']>['type']> {
  const { type } = file;
  const copy = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  if (type === null || type === 'doc' || type === 'docx') throw new Error('this is no logo');
  if (type !== 'pdf') {
    await pipeline(await files.stream(file), copy);
    return type;
  }
  const [page = ''] = await files.previewOf(file);
  await pipeline([Buffer.from(page.slice(page.indexOf(',') + 1), 'base64')], copy);
  return 'webp';
}
