import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** An entry in `api/seed/pictures.json`. */
interface Description {
  picture: string;
  alt: string;
  /** CSS colour shown until the picture has loaded. */
  colour: string;
}

export async function describePictures(
  folder: string,
  finished: Record<string, { picture: string; alt: string }[]>,
): Promise<void> {
  const described: Record<string, Description[]> = {};
  for (const [product, pictures] of Object.entries(finished)) {
    described[product] = await Promise.all(
      pictures.map(async ({ picture, alt }) => ({
        picture,
        alt,
        colour: await meanColour(join(folder, 'pictures', `${picture}.w480.avif`)),
      })),
    );
  }
  await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(described, null, 2)}\n`);
}

async function meanColour(file: string): Promise<string> {
  const { channels } = await sharp(file).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
