import { readFile } from 'node:fs/promises';
import type { PrintFileType } from '@kaagazz/domain/print';
import { fileTypeFromBuffer } from 'file-type';
import { fileRefusal, wrongType } from './file-refusals.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { type FileFacts, type InspectionRequest, Refusal } from './inspection.ts';

/** Enough to know a file by: an archive that says first what it is made of says so there. */
const BEGINNING = 64 * 1024;

type Inspect = (bytes: Buffer) => Promise<Omit<FileFacts, 'type'>>;

const INSPECTIONS: Record<PrintFileType, Inspect> = {
  pdf: inspectPdf,
  docx: inspectDocx,
  doc: inspectDoc,
  png: (bytes) => inspectPicture(bytes, 'png'),
  jpg: (bytes) => inspectPicture(bytes, 'jpeg'),
  webp: (bytes) => inspectPicture(bytes, 'webp'),
  svg: inspectSvg,
};

/**
 * What a file is, by its bytes alone: neither its name nor what a browser says of it is asked.
 *
 * @throws Refusal, or whatever the libraries throw at a broken file
 */
export async function inspectFile({ path, types }: InspectionRequest): Promise<FileFacts> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Refusal(fileRefusal('FILE_EMPTY'));
  const type = await typeOf(bytes);
  if (type === 'apng' && types.includes('png')) throw new Refusal(fileRefusal('FILE_ANIMATED'));
  if (type === null || type === 'apng' || !types.includes(type)) throw new Refusal(wrongType(types));
  const facts = await INSPECTIONS[type](bytes).catch((error: unknown) => {
    // A library that knows no better than its own words is asked by name: an archive that is no DOCX is another type.
    throw error instanceof Refusal && error.refusal.code === 'FILE_TYPE' ? new Refusal(wrongType(types)) : error;
  });
  return { type, ...facts };
}

async function typeOf(bytes: Buffer): Promise<PrintFileType | 'apng' | null> {
  const beginning = bytes.subarray(0, BEGINNING);
  // An archive's type is what is in it; inspectDocx looks further than its beginning.
  if (beginning.subarray(0, 4).equals(ARCHIVE)) return 'docx';
  const known = await fileTypeFromBuffer(beginning).catch(() => undefined);
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
      return /^\ufeff?\s*</.test(beginning.toString('utf8', 0, 1_000)) ? 'svg' : null;
    default:
      return null;
  }
}

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');
