import { MAXIMUM_PRINT_FILE_BYTES, MAXIMUM_PRINT_PAGES } from '@kaagazz/domain/print';
import type { PrintFileRule, PrintFileType } from '@kaagazz/domain/print';

import { asLatin1, formatFileSize, readBytes } from './file-bytes.ts';
import { DETECTION_BYTES, detectFileType, readPixelSize } from './file-type.ts';
import type { PixelSize } from './file-type.ts';

const TYPE_NAMES: Record<PrintFileType, string> = {
  pdf: 'PDF',
  doc: 'DOC',
  docx: 'DOCX',
  png: 'PNG',
  jpg: 'JPG',
  webp: 'WebP',
  svg: 'SVG',
};

export interface FileFacts {
  type: PrintFileType;
  pixels: PixelSize | null;
  pages: number | null;
}

export type CheckedFile = { facts: FileFacts; problem: null } | { facts: null; problem: string };

export function formatFileTypes(types: readonly PrintFileType[]): string {
  const names = types.map((type) => TYPE_NAMES[type]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

export async function checkFile(file: File, rule: PrintFileRule): Promise<CheckedFile> {
  const refuse = (problem: string): CheckedFile => ({ facts: null, problem });
  if (file.size === 0) return refuse('This file is empty. Please choose another one.');
  if (file.size > MAXIMUM_PRINT_FILE_BYTES) {
    return refuse(
      `This file is ${formatFileSize(file.size)}, but the limit is 50 MB. Save a smaller copy with pictures at 300 DPI and choose that.`,
    );
  }
  try {
    const type = detectFileType(await readBytes(file, 0, DETECTION_BYTES));
    if (type === null || !rule.types.includes(type)) {
      const what = type === null ? 'We can’t print this type of file.' : `This is a file of type ${TYPE_NAMES[type]}.`;
      return refuse(`${what} Save it as ${formatFileTypes(rule.types)} and choose that.`);
    }
    const pages = type === 'pdf' ? await countPdfPages(file) : null;
    if (pages !== null && pages > MAXIMUM_PRINT_PAGES) {
      return refuse(
        `This PDF has ${pages} pages, but the limit is ${MAXIMUM_PRINT_PAGES}. Split it into several orders.`,
      );
    }
    return { facts: { type, pages, pixels: await findPixelSize(file, type) }, problem: null };
  } catch {
    return refuse('This file can’t be read. It may have been moved or deleted. Choose it again.');
  }
}

/** Number of leading bytes to scan for a picture's dimensions. */
const HEADER_BYTES = 512 * 1024;

async function findPixelSize(file: File, type: PrintFileType): Promise<PixelSize | null> {
  const isPicture = type === 'png' || type === 'jpg' || type === 'webp';
  return isPicture ? readPixelSize(type, await readBytes(file, 0, HEADER_BYTES)) : null;
}

/** Number of bytes per read, small enough for phones with little memory. */
const CHUNK_BYTES = 1024 * 1024;
/** Chunks overlap by this many bytes, so that `/Pages` objects that span two chunks are found. */
const OVERLAP_BYTES = 400;

/** Returns the largest `/Count` in the PDF's page tree, or null if the page tree is compressed. */
async function countPdfPages(file: File): Promise<number | null> {
  let largest: number | null = null;
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    const text = asLatin1(await readBytes(file, start, start + CHUNK_BYTES + OVERLAP_BYTES));
    for (const [, node = ''] of text.matchAll(/\/Type\s*\/Pages\b([^]{0,300}?)(?:endobj|>>\s*endobj|$)/g)) {
      largest = larger(largest, /\/Count\s+(\d{1,7})\b/.exec(node)?.[1]);
    }
    for (const [, count] of text.matchAll(/\/Count\s+(\d{1,7})\b(?=[^>]{0,200}\/Type\s*\/Pages\b)/g)) {
      largest = larger(largest, count);
    }
  }
  return largest;
}

function larger(largest: number | null, count: string | undefined): number | null {
  return count === undefined ? largest : Math.max(largest ?? 0, Number(count));
}
