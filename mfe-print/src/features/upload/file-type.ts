import type { PrintFileType } from '@kaagazz/domain/print';

import { asLatin1 } from './file-bytes.ts';

export const DETECTION_BYTES = 4096;

const PNG = '\x89PNG\r\n\x1a\n';
const JPG = '\xff\xd8\xff';
const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/**
 * Detects the type from the first bytes of a file. Returns null if the shop can't print this type.
 */
export function detectFileType(start: Uint8Array): PrintFileType | null {
  // Don't use `TextDecoder('latin1')`, because it decodes bytes as windows-1252. This would change
  // bytes such as 0x89, the first byte of a PNG file.
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith(PNG)) return 'png';
  if (text.startsWith(JPG)) return 'jpg';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith(ZIP)) return 'docx';
  if (text.startsWith(OLE)) return 'doc';
  // PDF readers accept up to 1024 bytes before the header.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return /<svg[\s>]/.test(text) ? 'svg' : null;
}

export interface PixelSize {
  width: number;
  height: number;
}

export function readPixelSize(type: PrintFileType, start: Uint8Array): PixelSize | null {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  try {
    if (type === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === 'jpg') return jpgSize(view);
    return type === 'webp' ? webpSize(view, asLatin1(start.subarray(12, 16))) : null;
  } catch {
    // The header is incomplete.
    return null;
  }
}

function jpgSize(view: DataView): PixelSize | null {
  for (let offset = 2; view.getUint8(offset) === 0xff;) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function webpSize(view: DataView, chunk: string): PixelSize | null {
  const getUint24 = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
  if (chunk === 'VP8X') return { width: getUint24(24) + 1, height: getUint24(27) + 1 };
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
