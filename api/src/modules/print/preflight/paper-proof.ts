import type { PrintMeasures, PrintPaper } from '@kaagazz/domain/print';
import { UNCOATED_PROFILE } from '@kaagazz/print-design/profile-files';
import sharp, { type Sharp } from 'sharp';
import { bytesOf, dataUrl } from './data-url.ts';
import { areaOutOfGamut } from './out-of-gamut.ts';
import { multiplyWith, type Pixels, textureOf } from './paper-texture.ts';

export interface PaperProof {
  pictures: string[];
  outOfGamut: NonNullable<PrintMeasures['outOfGamut']> | null;
}

const COMPARED_SIDE = 300;

export async function drawOnPaper(
  pages: readonly string[],
  paper: PrintPaper,
  { isGrey = false } = {},
): Promise<PaperProof> {
  const pictures: string[] = [];
  let outOfGamut: PaperProof['outOfGamut'] = null;
  const texture = await textureOf(paper);
  for (const [index, page] of pages.entries()) {
    const picture = sharp(bytesOf(page));
    const wanted = await pixelsOf(isGrey ? picture.modulate({ saturation: 0 }) : picture);
    compressLightness(wanted);
    const printed = await throughPress(wanted);
    compressLightness(printed);
    const value = areaOutOfGamut(await labOf(wanted), await labOf(printed));
    multiplyWith(texture, printed);
    pictures.push(dataUrl(await open(printed).webp({ quality: 80, effort: 2 }).toBuffer()));
    if (value > (outOfGamut?.value ?? 0)) outOfGamut = { page: index + 1, value };
  }
  return { pictures, outOfGamut };
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

async function throughPress(pixels: Pixels): Promise<Pixels> {
  const cmyk = await open(pixels).withIccProfile(UNCOATED_PROFILE).tiff({ compression: 'none' }).toBuffer();
  return pixelsOf(sharp(cmyk));
}

/** Luminance of the darkest black that can be printed on uncoated paper (L* 27). */
const BLACK = 0.05;
const LIGHTENED = Uint8Array.from({ length: 256 }, (_, value) => encoded(BLACK + (1 - BLACK) * linear(value / 255)));

function compressLightness({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 1) data[at] = LIGHTENED[data[at] ?? 0] ?? 0;
}

/** Converts an sRGB value from 0 to 1 to linear light. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to an sRGB value from 0 to 255. */
function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
}

async function labOf(pixels: Pixels): Promise<Float32Array> {
  const { buffer, byteOffset, length } = await open(pixels)
    .resize({ width: COMPARED_SIDE, height: COMPARED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer();
  return new Float32Array(buffer, byteOffset, length / Float32Array.BYTES_PER_ELEMENT);
}
