import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { type Design, loadDesign } from '@kaagazz/print-design';
import { drawPdf, measureWithFonts } from '@kaagazz/print-design/server';
import sharp from 'sharp';
import type { PrintFileRow } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { atWorkbench } from '../files/workbench.ts';
import type { CheckedOrder } from '../lines/check-print-order.ts';
import type { PrintProofRow } from './print-proofs.repository.ts';
import { jobSheet } from './job-sheet.ts';

/** Pixels of the longer side: 30 mm of a card at 900 DPI. */
const LOGO_SIDE = 1200;
const LARGEST_LOGO_PIXELS = 100_000_000;

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
 * @throws Problem 503 when the storage or the process that makes pictures are not to be had
 */
export async function makeProof(order: CheckedOrder, files: PrintFiles): Promise<MadeProof> {
  const { file } = order;
  if (file && isFileTheSheet(order)) {
    const { name, size, type, sha256, image } = file;
    if (type === null || sha256 === null) throw new Error('the file is not ready');
    const pictures = await files.previewOf(file);
    return { proof: { folder: null, fileName: name, size, type, pictures, sha256, image: image ?? '' }, bytes: null };
  }
  const bytes = await drawSheet(order, file && (await logoOf(file, files)));
  const { image, preview } = await picture(bytes, files);
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

async function drawSheet({ service, design: id, fields, title, options }: CheckedOrder, logo: Buffer | null) {
  const measure = measureWithFonts();
  const design = await designOf(service, id);
  const drawings = design
    ? design.draw(fields, measure, { hasLogo: logo !== null })
    : [jobSheet({ title, text: fields.customText ?? '', options }, measure)];
  return drawPdf(drawings, { title, ...(logo && { logo }) });
}

/** The design that a sheet is drawn by; null: there is none but the words. Business cards have one for all. */
async function designOf(service: PrintServiceId, id: string | null): Promise<Design | null> {
  if (service === 'business-cards') return loadDesign(service, '1');
  return id === null ? null : loadDesign(service, id);
}

/** A logo as the sheet takes it up: PNG, see-through where it was. */
async function logoOf(file: PrintFileRow, files: PrintFiles): Promise<Buffer> {
  const [page] = file.type === 'pdf' ? await files.previewOf(file) : [];
  const source = page ? Buffer.from(page.slice(page.indexOf(',') + 1), 'base64') : await files.read(file);
  return sharp(source, { limitInputPixels: LARGEST_LOGO_PIXELS, ...(file.type === 'svg' && { density: 300 }) })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** How a sheet of ours looks, by the same eyes that look at shoppers' files. */
function picture(bytes: Buffer, { inspector }: PrintFiles) {
  return atWorkbench(async (path) => {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    const inspection = await inspector.inspect({ path, types: ['pdf'] });
    if ('refusal' in inspection) throw new Error(`our own sheet was refused: ${inspection.refusal.code}`);
    return inspection.facts;
  });
}
