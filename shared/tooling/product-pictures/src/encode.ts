import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/**
 * `quality` is lowered only for files over `maxBytes`, because low quality blurs the texture of
 * the paper.
 */
const FORMATS = [
  { width: 1280, type: 'avif', quality: 58, maxBytes: 64_000, chromaSubsampling: '4:4:4' },
  { width: 800, type: 'avif', quality: 58, maxBytes: 34_000, chromaSubsampling: '4:2:0' },
  { width: 800, type: 'webp', quality: 76, maxBytes: 34_000 },
  { width: 320, type: 'avif', quality: 54, maxBytes: 6_500, chromaSubsampling: '4:2:0' },
  // Write this format last, because `isEncoded` checks only for this file.
  { width: 480, type: 'avif', quality: 56, maxBytes: 15_000, chromaSubsampling: '4:2:0' },
] as const;
const MIN_QUALITY = 38;

const fileOf = (name: string, { width, type }: (typeof FORMATS)[number]) => `${name}.w${width}.${type}`;

export async function isEncoded(folder: string, name: string): Promise<boolean> {
  return access(join(folder, fileOf(name, FORMATS[4]))).then(
    () => true,
    () => false,
  );
}

export async function encodePicture(master: string, folder: string, name: string): Promise<number> {
  let total = 0;
  for (const format of FORMATS) {
    const resized = sharp(master).resize(format.width, format.width);
    let content: Buffer;
    let { quality }: { quality: number } = format;
    do {
      content = await (
        format.type === 'avif'
          ? resized.clone().avif({ quality, effort: 4, chromaSubsampling: format.chromaSubsampling })
          : resized.clone().webp({ quality, effort: 6 })
      ).toBuffer();
      quality -= 10;
    } while (content.length > format.maxBytes && quality >= MIN_QUALITY);
    const file = join(folder, fileOf(name, format));
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
    total += content.length;
  }
  return total;
}

const MASK_WIDTH = 800;

/** Encodes a mask. The colours don't matter, because CSS masks use only the alpha channel. */
export async function encodeMask(master: string, folder: string, name: string): Promise<void> {
  const alpha = await sharp(master).resize(MASK_WIDTH, MASK_WIDTH).extractChannel(0).raw().toBuffer();
  const size = { width: MASK_WIDTH, height: MASK_WIDTH };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .webp({ quality: 1, alphaQuality: 60, effort: 6 })
    .toFile(join(folder, `${name}.mask.webp`));
}
