import { PDFiumLibrary } from '@hyzyla/pdfium';
import { MAXIMUM_PRINT_PAGES } from '@kaagazz/domain/print';
import sharp from 'sharp';
import { measurePdf } from '../preflight/measure-pdf.ts';
import { type FileFacts, Refusal } from './inspection.ts';
import { checkNames } from './pdf-names.ts';
import { previewPicture } from './preview-picture.ts';

const MM_PER_POINT = 25.4 / 72;
const PREVIEW_PAGES = 2;
/** In points (five metres). */
const LARGEST_SIDE = 14_400;
const RENDERED_SIDE = 900;

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

export async function openPdf(bytes: Buffer) {
  library ??= PDFiumLibrary.init();
  return (await library).loadDocument(bytes);
}

export async function inspectPdf(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  checkNames(bytes);
  const document = await openPdf(bytes).catch((error: unknown) => {
    throw new Refusal(/password|security/i.test(String(error)) ? 'FILE_PROTECTED' : 'FILE_UNREADABLE');
  });
  try {
    const pages = document.getPageCount();
    if (pages < 1) throw new Refusal('FILE_NO_PAGES');
    if (pages > MAXIMUM_PRINT_PAGES) throw new Refusal('FILE_TOO_MANY_PAGES');
    const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
    const rendered = [];
    for (let page = 0; page < Math.min(pages, PREVIEW_PAGES); page += 1) {
      rendered.push(await renderPage(document.getPage(page)));
    }
    return {
      pages,
      pageSize: { width: inMm(originalWidth), height: inMm(originalHeight) },
      pixels: null,
      measures: measurePdf(document),
      image: rendered[0]?.small ?? null,
      preview: rendered.map(({ page }) => page),
    };
  } finally {
    document.destroy();
  }
}

async function renderPage(page: ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>) {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  // The condition is negated so that it also rejects NaN, because any comparison with NaN is false.
  if (!(Math.min(originalWidth, originalHeight) > 0)) throw new Refusal('FILE_UNREADABLE');
  if (longest > LARGEST_SIDE) throw new Refusal('FILE_PAGE_SIZE');
  const { data, width, height } = await page.render({ scale: RENDERED_SIDE / longest });
  return previewPicture(sharp(data, { raw: { width, height, channels: 4 } }));
}

function inMm(points: number): number {
  return Math.round(points * MM_PER_POINT * 10) / 10;
}
