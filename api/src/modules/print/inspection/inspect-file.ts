import { readFile } from 'node:fs/promises';
import type { PrintFileType } from '@kaagazz/domain/print';
import { fileTypeFromBuffer } from 'file-type';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { wrongTypeMessage } from './file-refusals.ts';
import { type FileFacts, type InspectionRequest, Refusal } from './inspection.ts';

const HEAD = 64 * 1024;

type Inspect = (bytes: Buffer, previewSide?: number) => Promise<Omit<FileFacts, 'type'>>;

const INSPECTIONS: Record<PrintFileType, Inspect> = {
  pdf: inspectPdf,
  docx: inspectDocx,
  doc: inspectDoc,
  png: (bytes, previewSide) => inspectPicture(bytes, 'png', previewSide),
  jpg: (bytes, previewSide) => inspectPicture(bytes, 'jpeg', previewSide),
  webp: (bytes, previewSide) => inspectPicture(bytes, 'webp', previewSide),
  svg: inspectSvg,
};

export async function inspectFile({ path, types, previewSide }: InspectionRequest): Promise<FileFacts> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Refusal('FILE_EMPTY');
  const type = await typeOf(bytes);
  if (type === 'apng' && types.includes('png')) throw new Refusal('FILE_ANIMATED');
  if (type === null || type === 'apng' || !types.includes(type)) throw wrongType(types);
  const facts = await INSPECTIONS[type](bytes, previewSide).catch((error: unknown) => {
    throw error instanceof Refusal && error.refusal.code === 'FILE_TYPE' ? wrongType(types) : error;
  });
  return { type, ...facts };
}

async function typeOf(bytes: Buffer): Promise<PrintFileType | 'apng' | null> {
  const head = bytes.subarray(0, HEAD);
  if (head.subarray(0, 4).equals(ARCHIVE)) return 'docx';
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  switch (known?.mime) {
    case 'application/pdf':
      return 'pdf';
    case 'application/x-cfb':
      return 'doc';
    case 'image/png':
      return 'png';
    case 'image/apng':
      return 'apng';
    case 'image/jpeg':
      return 'jpg';
    case 'image/webp':
      return 'webp';
    case undefined:
    case 'application/xml':
    case 'image/svg+xml':
      return /^\ufeff?\s*</.test(head.toString('utf8', 0, 1_000)) ? 'svg' : null;
    default:
      return null;
  }
}

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

function wrongType(types: readonly PrintFileType[]): Refusal {
  return new Refusal('FILE_TYPE', wrongTypeMessage(types));
}
