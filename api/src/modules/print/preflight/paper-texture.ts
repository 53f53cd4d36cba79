import { fileURLToPath } from 'node:url';
import type { PrintPaper } from '@kaagazz/domain/print';
import sharp from 'sharp';

/** A seamless grey tile of paper fibres, made by make-fibres.py. */
const FIBRES = fileURLToPath(new URL('./fibres.webp', import.meta.url));

/**
 * The colour of each blank paper in sRGB, and how visible its fibres are (0 to 1). Smooth paper has
 * the white point of the FOGRA30 profile.
 */
const PAPERS: Record<PrintPaper, { tint: readonly [number, number, number]; fibres: number }> = {
  cotton: { tint: [247, 243, 233], fibres: 0.9 },
  recycled: { tint: [233, 225, 207], fibres: 1 },
  smooth: { tint: [245, 244, 235], fibres: 0.4 },
};

export interface Pixels {
  /** Red, green and blue values of each pixel in sRGB. */
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

interface Texture {
  /** Red, green and blue values of each pixel in sRGB. */
  data: Buffer;
  side: number;
}

const textures = new Map<PrintPaper, Texture>();

/**
 * Returns a paper's texture, or only its tint if the picture of the fibres can't be read. A proof
 * without fibres is still accurate enough to approve.
 */
export async function textureOf(paper: PrintPaper, fibres = FIBRES): Promise<Texture> {
  const known = textures.get(paper);
  if (known) return known;
  try {
    const texture = await drawTexture(paper, fibres);
    textures.set(paper, texture);
    return texture;
  } catch {
    return { data: Buffer.from(PAPERS[paper].tint), side: 1 };
  }
}

async function drawTexture(paper: PrintPaper, file: string): Promise<Texture> {
  const { tint, fibres } = PAPERS[paper];
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .linear(
      tint.map((channel) => (channel / 255) * fibres),
      tint.map((channel) => channel * (1 - fibres)),
    )
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, side: info.width };
}

/** Multiplies the colours of a picture by those of a paper, because ink is transparent. */
export function multiplyWith(texture: Texture, { data, raw }: Pixels): void {
  const { width, height } = raw;
  for (let y = 0; y < height; y += 1) {
    const row = (y % texture.side) * texture.side;
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3;
      const from = (row + (x % texture.side)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        data[to + channel] = Math.round(((data[to + channel] ?? 0) * (texture.data[from + channel] ?? 0)) / 255);
      }
    }
  }
}
