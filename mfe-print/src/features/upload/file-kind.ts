import type { PrintFileType } from '@kaagazz/domain/print';

import { asLetters } from './file-bytes.ts';

/** As many bytes as `kindOfFile` wants to see. */
export const TELLING_BYTES = 4096;

const PNG = '\x89PNG\r\n\x1a\n';
const JPG = '\xff\xd8\xff';
/** of a zip archive, which a Word document is; the server looks what is in it */
const ZIP = 'PK\x03\x04';
/** of Word before 2007 */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** What a file is by its first bytes, whatever it is called; `null`: nothing that we print from. */
export function kindOfFile(start: Uint8Array): PrintFileType | null {
  // Not by TextDecoder, whose latin1 is that of Windows: 0x89 would become another letter.
  const letters = Array.from(start, (byte) => String.fromCharCode(byte)).join('');
  if (letters.startsWith(PNG)) return 'png';
  if (letters.startsWith(JPG)) return 'jpg';
  if (letters.startsWith('RIFF') && letters.startsWith('WEBP', 8)) return 'webp';
  if (letters.startsWith(ZIP)) return 'docx';
  if (letters.startsWith(OLE)) return 'doc';
  // readers of PDF allow for something in front
  if (letters.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return /<svg[\s>]/.test(letters) ? 'svg' : null;
}

export interface Pixels {
  width: number;
  height: number;
}

/** How many pixels a PNG, JPG or WebP has, by its head; `null` where that does not say. */
export function pixelsOf(kind: PrintFileType, start: Uint8Array): Pixels | null {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  try {
    if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (kind === 'jpg') return jpgPixels(view);
    return kind === 'webp' ? webpPixels(view, asLetters(start.subarray(12, 16))) : null;
  } catch {
    // it ends before it says
    return null;
  }
}

/** A JPG is a row of segments; one of those that begin a frame tells its size. */
function jpgPixels(view: DataView): Pixels | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpPixels(view: DataView, form: string): Pixels | null {
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (form === 'VP8X') return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  if (form === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (form !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
