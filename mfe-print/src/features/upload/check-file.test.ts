import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { PrintFileRule, PrintServiceId } from '@kaagazz/domain/print';

import { pdf } from '../../../test-support/print-orders.ts';
import { checkFile, formatFileTypes } from './check-file.ts';
import { formatFileSize, readAsDataUrl } from './file-bytes.ts';

function ruleOf(service: PrintServiceId): PrintFileRule {
  const { file } = PRINT_SERVICES[service];
  if (!file) throw new Error(`${service} takes no file`);
  return file;
}

const BOOK = ruleOf('printbook');
const LOGO = ruleOf('business-cards');
const binary = (text: string, name: string) =>
  new File([Uint8Array.from(text, (character) => character.charCodeAt(0))], name);
const PNG = binary('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0\x08\x06\0\0\0', 'logo.png');

const problemOf = async (file: File, rule = BOOK) => (await checkFile(file, rule)).problem;
const factsOf = async (file: File, rule = BOOK) => (await checkFile(file, rule)).facts;
const pdfWith = (content: string) => new File([`%PDF-1.7\n${content}`], 'book.pdf');

describe('accepted files', () => {
  it.each<[string, File, PrintFileRule, string]>([
    ['a PDF', pdf(), BOOK, 'pdf'],
    ['a DOCX', binary('PK\x03\x04word/document.xml', 'book.docx'), BOOK, 'docx'],
    ['a DOC', binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'book.doc'), BOOK, 'doc'],
    ['a PNG', PNG, LOGO, 'png'],
    ['a PDF without an extension', new File(['%PDF-1.7'], 'scan'), BOOK, 'pdf'],
  ])('accepts %s', async (_name, file, rule, type) => {
    expect(await checkFile(file, rule)).toMatchObject({ problem: null, facts: { type } });
  });

  it('accepts a file of exactly 50 MB', async () => {
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });

    expect(await problemOf(file)).toBeNull();
  });
});

describe('refused files', () => {
  it('rejects a file that is one byte larger than 50 MB', async () => {
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });

    expect(await problemOf(file)).toMatch(/^This file is 50\.0 MB, but the limit is 50 MB\./);
  });

  it('the error for a wrong file type names the detected and the accepted types', async () => {
    expect(await problemOf(PNG)).toBe('This is a file of type PNG. Save it as PDF, DOC or DOCX and choose that.');
  });

  it('rejects a file that cannot be read', async () => {
    const file = pdf();
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };

    expect(await problemOf(file)).toMatch(/^This file can’t be read\./);
  });
});

describe('the page count of a PDF', () => {
  it.each([
    ['count after type', '1 0 obj << /Type /Pages /Kids [] /Count 24 >> endobj', 24],
    ['count before type', '1 0 obj << /Count 24 /Kids [] /Type /Pages >> endobj', 24],
    ['nested page trees', '<< /Type /Pages /Count 7 >> endobj << /Type /Pages /Count 24 >> endobj', 24],
    ['a compressed page tree', '1 0 obj << /Type /ObjStm >> stream', null],
    ['an outline with a count of its own', '<< /Type /Outlines /Count 99 >> endobj', null],
  ])('reads the page count of a PDF from %s', async (_name, content, pages) => {
    expect(await factsOf(pdfWith(content))).toMatchObject({ pages });
  });

  it('finds the page count beyond the first megabyte of a PDF', async () => {
    const padding = ' '.repeat(1024 * 1024 - 20);

    expect(await factsOf(pdfWith(`${padding}<< /Type /Pages /Kids [] /Count 300 >> endobj`))).toMatchObject({
      pages: 300,
    });
  });

  it.each([
    [1000, null],
    [1001, 'This PDF has 1001 pages, but the limit is 1000. Split it into several orders.'],
  ])('checks a page count of %i against the limit', async (pages, problem) => {
    expect(await problemOf(pdf(pages))).toBe(problem);
  });

  it('returns no page count for Word documents', async () => {
    expect(await factsOf(binary('PK\x03\x04', 'book.docx'))).toEqual({ type: 'docx', pages: null, pixels: null });
  });
});

it('reads the width and height of a picture', async () => {
  expect(await factsOf(PNG, LOGO)).toEqual({ type: 'png', pages: null, pixels: { width: 1600, height: 1200 } });
});

it.each([
  [['pdf'], 'PDF'],
  [['pdf', 'docx'], 'PDF or DOCX'],
  [['png', 'jpg', 'webp', 'svg'], 'PNG, JPG, WebP or SVG'],
] as const)('formats the file types %j', (types, text) => {
  expect(formatFileTypes(types)).toBe(text);
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [317_440, '310 KB'],
  [1024 * 1024, '1.0 MB'],
  [2_516_582, '2.4 MB'],
])('formats a size of %i bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it('reads a picture as a data URL', async () => {
  await expect(readAsDataUrl(new Blob(['logo'], { type: 'image/png' }))).resolves.toBe(
    'data:image/png;base64,bG9nbw==',
  );
});
