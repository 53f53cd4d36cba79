import { PDFiumLibrary } from '@hyzyla/pdfium';
import { MOST_PRINT_PAGES } from '@kaagazz/domain/print';
import sharp from 'sharp';
import { fileRefusal } from './file-refusals.ts';
import { type FileFacts, Refusal } from './inspection.ts';
import { checkNames } from './pdf-names.ts';
import { previewPicture } from './preview-picture.ts';

const MM_A_POINT = 25.4 / 72;
const PREVIEW_PAGES = 2;
/** Five metres, in points. */
const LARGEST_SIDE = 14_400;
/** Pixels of the longer side that a page is drawn with. */
const DRAWN = 900;

/** Once for the process: making it ready takes longer than most files. */
let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

export async function inspectPdf(bytes: Buffer): Promise<Omit<FileFacts, 'type'>> {
  checkNames(bytes);
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes).catch((error: unknown) => {
    throw new Refusal(fileRefusal(/password|security/i.test(String(error)) ? 'FILE_PROTECTED' : 'FILE_UNREADABLE'));
  });
  try {
    const pages = document.getPageCount();
    if (pages < 1) throw new Refusal(fileRefusal('FILE_NO_PAGES'));
    if (pages > MOST_PRINT_PAGES) throw new Refusal(fileRefusal('FILE_TOO_MANY_PAGES'));
    const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize();
    const drawn = [];
    for (let page = 0; page < Math.min(pages, PREVIEW_PAGES); page += 1)
      drawn.push(await drawPage(document.getPage(page)));
    return {
      pages,
      pageSize: { width: inMm(originalWidth), height: inMm(originalHeight) },
      pixels: null,
      image: drawn[0]?.small ?? null,
      preview: drawn.map(({ page }) => page),
    };
  } finally {
    document.destroy();
  }
}

async function drawPage(page: ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>) {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  // What is no size at all, zero and less among it.
  if (!(Math.min(originalWidth, originalHeight) > 0)) throw new Refusal(fileRefusal('FILE_UNREADABLE'));
  if (longest > LARGEST_SIDE) throw new Refusal(fileRefusal('FILE_PAGE_SIZE'));
  const { data, width, height } = await page.render({ scale: DRAWN / longest });
  return previewPicture(sharp(data, { raw: { width, height, channels: 4 } }));
}

/** To a tenth of a millimetre. */
function inMm(points: number): number {
  return Math.round(points * MM_A_POINT * 10) / 10;
}
