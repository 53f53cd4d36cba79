import { detectFileType, readPixelSize } from './file-type.ts';
import { printResolution } from './print-resolution.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const png = (width: number, height: number) => {
  const header = new DataView(new ArrayBuffer(33));
  bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR').forEach((byte, index) => header.setUint8(index, byte));
  header.setUint32(16, width);
  header.setUint32(20, height);
  return new Uint8Array(header.buffer);
};
const JPG = bytes('\xff\xd8\xff\xe0\0\x04ab\xff\xe1\0\x02\xff\xc2\0\x0b\x08\x04\xb0\x06\x40\x03');
const WEBP_LOSSY = bytes('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x06\xb0\x04');
const WEBP_LOSSLESS = bytes('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x3f\xc6\x2b\x01');
const WEBP_EXTENDED = bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x3f\x06\0\xaf\x04\0');

describe('detectFileType', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    ['junk in front %PDF-1.4', 'pdf'],
    ['PK\x03\x04word/document.xml', 'docx'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['<html><body>%PDF', null],
    ['GIF89a', null],
    ['', null],
  ])('detects %j as %s', (start, type) => {
    expect(detectFileType(bytes(start))).toBe(type);
  });

  it('detects a PNG from its content', () => {
    expect(detectFileType(png(1, 1))).toBe('png');
  });
});

describe('readPixelSize', () => {
  it.each([
    ['png', png(1600, 1200)],
    ['jpg', JPG],
    ['webp', WEBP_LOSSY],
    ['webp', WEBP_LOSSLESS],
    ['webp', WEBP_EXTENDED],
  ] as const)('reads the picture size from the header of a %s', (type, start) => {
    expect(readPixelSize(type, start)).toEqual({ width: 1600, height: 1200 });
  });

  it.each([
    ['png', png(1, 1).subarray(0, 18)],
    ['jpg', JPG.subarray(0, 9)],
    ['jpg', bytes('\xff\xd8\0')],
    ['webp', bytes('RIFF\0\0\0\0WEBPWHAT')],
    ['svg', bytes('<svg>')],
  ] as const)('returns null for an incomplete %s', (type, start) => {
    expect(readPixelSize(type, start)).toBeNull();
  });
});

describe('printResolution', () => {
  it.each([
    [{ width: 2481, height: 3508 }, 'sharp'],
    [{ width: 2400, height: 3600 }, 'acceptable'],
    [{ width: 1241, height: 1755 }, 'acceptable'],
    [{ width: 1200, height: 1700 }, 'blurred'],
  ])('rates a resolution of %j at A4', (pixels, level) => {
    expect(printResolution(pixels, 'A4')?.level).toBe(level);
  });

  it('the resolution warning states the minimum size in pixels', () => {
    expect(printResolution({ width: 800, height: 600 }, 'A3')?.text).toBe(
      'At A3 this picture has 48 DPI and will look blurred. Choose one with at least 1754 x 2481 pixels, or a smaller size.',
    );
  });

  it('returns no resolution for an unknown paper size', () => {
    expect(printResolution({ width: 800, height: 600 }, 'Custom')).toBeNull();
  });
});
