import { kindOfFile, pixelsOf } from './file-kind.ts';
import { areaOf, densityOf } from './pixel-density.ts';

const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const png = (width: number, height: number) => {
  const head = new DataView(new ArrayBuffer(33));
  bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR').forEach((byte, at) => head.setUint8(at, byte));
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Uint8Array(head.buffer);
};
// two segments before the frame: as a camera writes it
const JPG = bytes('\xff\xd8\xff\xe0\0\x04ab\xff\xe1\0\x02\xff\xc2\0\x0b\x08\x04\xb0\x06\x40\x03');
const WEBP_LOSSY = bytes('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x06\xb0\x04');
const WEBP_PLAIN = bytes('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x3f\xc6\x2b\x01');
const WEBP_LARGE = bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x3f\x06\0\xaf\x04\0');

describe('what a file is', () => {
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
  ])('is told by its first bytes: %j', (start, kind) => {
    expect(kindOfFile(bytes(start))).toBe(kind);
  });

  it('is a PNG by its bytes', () => {
    expect(kindOfFile(png(1, 1))).toBe('png');
  });
});

describe('how many pixels a picture has', () => {
  it.each([
    ['png', png(1600, 1200)],
    ['jpg', JPG],
    ['webp', WEBP_LOSSY],
    ['webp', WEBP_PLAIN],
    ['webp', WEBP_LARGE],
  ] as const)('stands in the head of a %s', (kind, start) => {
    expect(pixelsOf(kind, start)).toEqual({ width: 1600, height: 1200 });
  });

  it.each([
    ['png', png(1, 1).subarray(0, 18)],
    ['jpg', JPG.subarray(0, 9)],
    ['jpg', bytes('\xff\xd8\0')],
    ['webp', bytes('RIFF\0\0\0\0WEBPWHAT')],
    ['svg', bytes('<svg>')],
  ] as const)('is not known of a %s that does not say', (kind, start) => {
    expect(pixelsOf(kind, start)).toBeNull();
  });
});

describe('how sharp a picture will be', () => {
  it.each([
    ['A4', { width: 210, height: 297 }],
    [' a3 ', { width: 297, height: 420 }],
    ['60 x 90 cm', { width: 600, height: 900 }],
    ['60cm×90cm', { width: 600, height: 900 }],
    ['10 x 20 inches', { width: 254, height: 508 }],
    ['M', null],
    ['', null],
    ['60 x 90', null],
  ])('knows the size %j', (size, area) => {
    expect(areaOf(size)).toEqual(area);
  });

  it.each([
    [{ width: 2481, height: 3508 }, 'sharp'],
    [{ width: 2400, height: 3600 }, 'fine'],
    [{ width: 1241, height: 1755 }, 'fine'],
    [{ width: 1200, height: 1700 }, 'soft'],
  ])('tells for %j at A4', (pixels, level) => {
    expect(densityOf(pixels, 'A4')?.level).toBe(level);
  });

  it('says what to do about a picture that is too small', () => {
    expect(densityOf({ width: 800, height: 600 }, 'A3')?.words).toBe(
      'At A3 this picture has 48 DPI and will look blurred. Choose one with at least 1754 x 2481 pixels, or a smaller size.',
    );
  });

  it('says nothing of a size that is none', () => {
    expect(densityOf({ width: 800, height: 600 }, 'Custom')).toBeNull();
  });
});
