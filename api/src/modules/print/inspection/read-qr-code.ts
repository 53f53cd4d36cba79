import decodeQR from 'qr/decode.js';
import { openPdf } from './inspect-pdf.ts';

/**
 * Scale for rendering at 250 DPI, at which the smallest QR code modules in our designs are three
 * pixels wide.
 */
const PIXELS_PER_POINT = 250 / 72;

/** Returns the text of the QR code on a PDF's first page, or null if no code can be read. */
export async function readQrCode(bytes: Buffer): Promise<string | null> {
  const document = await openPdf(bytes);
  try {
    const { data, width, height } = await document.getPage(0).render({ scale: PIXELS_PER_POINT });
    return decodeQR({ data: new Uint8Array(data), width, height });
  } catch {
    // The decoder throws if it finds no code.
    return null;
  } finally {
    document.destroy();
  }
}
