import { LARGEST_PRINT_FILE, MOST_PRINT_PAGES } from '@kaagazz/domain/print';
import type { PrintFileRule, PrintFileType } from '@kaagazz/domain/print';

import { asLetters, readBytes, sizeInWords } from './file-bytes.ts';
import { TELLING_BYTES, kindOfFile, pixelsOf } from './file-kind.ts';
import type { Pixels } from './file-kind.ts';

const NAMES: Record<PrintFileType, string> = {
  pdf: 'PDF',
  doc: 'DOC',
  docx: 'DOCX',
  png: 'PNG',
  jpg: 'JPG',
  webp: 'WebP',
  svg: 'SVG',
};

/** What the page can tell of a file before it is sent; the server looks again, and closer. */
export interface FileFacts {
  type: PrintFileType;
  /** of a picture, as far as its head says */
  pixels: Pixels | null;
  /** of a PDF, where it says so in plain letters */
  pages: number | null;
}

export type CheckedFile = { facts: FileFacts; problem: null } | { facts: null; problem: string };

/** `PDF, DOC or DOCX` */
export function typesInWords(types: readonly PrintFileType[]): string {
  const names = types.map((type) => NAMES[type]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Refuses before the upload what the server would refuse after it: by bytes, never by the file's name. */
export async function checkFile(file: File, rule: PrintFileRule): Promise<CheckedFile> {
  const refuse = (problem: string): CheckedFile => ({ facts: null, problem });
  if (file.size === 0) return refuse('This file is empty. Look whether it is the right one, and choose it again.');
  if (file.size > LARGEST_PRINT_FILE) {
    return refuse(
      `This file has ${sizeInWords(file.size)}; we take up to 50 MB. Save a smaller copy, with pictures of 300 DPI, and choose that.`,
    );
  }
  try {
    const type = kindOfFile(await readBytes(file, 0, TELLING_BYTES));
    if (type === null || !rule.types.includes(type)) {
      const what = type === null ? 'We can’t print from this kind of file.' : `This is a ${NAMES[type]} file.`;
      return refuse(`${what} Save it as ${typesInWords(rule.types)} and choose that.`);
    }
    const pages = type === 'pdf' ? await pagesOfPdf(file) : null;
    if (pages !== null && pages > MOST_PRINT_PAGES) {
      return refuse(`This PDF has ${pages} pages; we print up to ${MOST_PRINT_PAGES}. Send it in several parts.`);
    }
    return { facts: { type, pages, pixels: await findPixels(file, type) }, problem: null };
  } catch {
    return refuse('This file can’t be read. Is it still where it was? Choose it again.');
  }
}

/** Photographs carry notes of the camera before their size. */
const HEAD = 512 * 1024;

async function findPixels(file: File, type: PrintFileType): Promise<Pixels | null> {
  const isPicture = type === 'png' || type === 'jpg' || type === 'webp';
  return isPicture ? pixelsOf(type, await readBytes(file, 0, HEAD)) : null;
}

const STEP = 1024 * 1024;
/** What may be cut by the end of a step. */
const OVERLAP = 400;

/**
 * The count that the root of a PDF's tree of pages tells, the largest of all. Many PDFs keep that packed: then it is the server that counts.
 * Read in steps: fifty megabytes at once are too much for a small phone.
 */
async function pagesOfPdf(file: File): Promise<number | null> {
  let most: number | null = null;
  for (let from = 0; from < file.size; from += STEP) {
    const letters = asLetters(await readBytes(file, from, from + STEP + OVERLAP));
    for (const [, after = ''] of letters.matchAll(/\/Type\s*\/Pages\b([^]{0,300}?)(?:endobj|>>\s*endobj|$)/g)) {
      most = larger(most, /\/Count\s+(\d{1,7})\b/.exec(after)?.[1]);
    }
    for (const [, count] of letters.matchAll(/\/Count\s+(\d{1,7})\b(?=[^>]{0,200}\/Type\s*\/Pages\b)/g)) {
      most = larger(most, count);
    }
  }
  return most;
}

function larger(most: number | null, found: string | undefined): number | null {
  return found === undefined ? most : Math.max(most ?? 0, Number(found));
}
