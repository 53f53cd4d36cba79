import decodeQR from 'qr/decode.js';
import { openPdf } from './inspect-pdf.ts';

/** 250 DPI. The smallest modules that designs draw are then three pixels wide. */
const PIXELS_PER_POINT = 250 / 72;

/** Renders a PDF's first page and returns the text of its QR code, or null if none can be read. */
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
