import decodeQR from 'qr/decode.js';
import { openPdf } from './inspect-pdf.ts';

/** At 250 DPI, the modules of our smallest QR codes are three pixels wide. */
const PIXELS_PER_POINT = 250 / 72;
/**
 * Maximum length of a rendered page's longer side in pixels. QR codes in larger pictures often
 * can't be decoded.
 */
const LONGEST_SIDE = 2_200;

export async function readQrCodes(bytes: Buffer, pages: readonly number[]): Promise<(string | null)[]> {
  if (pages.length === 0) return [];
  const document = await openPdf(bytes);
  const codes: (string | null)[] = [];
  try {
    for (const page of pages) {
      const { originalWidth, originalHeight } = document.getPage(page).getOriginalSize();
      const scale = Math.min(PIXELS_PER_POINT, LONGEST_SIDE / Math.max(originalWidth, originalHeight));
      const { data, width, height } = await document.getPage(page).render({ scale });
      codes.push(decode({ data: new Uint8Array(data), width, height }));
    }
    return codes;
  } finally {
    document.destroy();
  }
}

function decode(image: Parameters<typeof decodeQR>[0]): string | null {
  try {
    return decodeQR(image);
  } catch {
    return null;
  }
}
