import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

const THUMBNAIL = 160;
const COLUMNS = 7;

export async function drawContactSheets(seed: string, folder: string): Promise<void> {
  const products = await readJson<{ id: string; category: string }[]>(join(seed, 'products.json'));
  const pictures = await readJson<Record<string, { picture: string }[]>>(join(seed, 'pictures.json'));
  await mkdir(folder, { recursive: true });
  for (const [category, members] of Map.groupBy(products, (product) => product.category)) {
    const heroes = members.flatMap(({ id }) => pictures[id]?.[0]?.picture ?? []);
    const thumbnails = await Promise.all(
      heroes.map(async (picture, index) => ({
        input: await sharp(join(seed, 'pictures', `${picture}.w480.avif`))
          .resize(THUMBNAIL)
          .toBuffer(),
        left: (index % COLUMNS) * THUMBNAIL,
        top: Math.floor(index / COLUMNS) * THUMBNAIL,
      })),
    );
    const width = COLUMNS * THUMBNAIL;
    const height = Math.ceil(heroes.length / COLUMNS) * THUMBNAIL;
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .composite(thumbnails)
      .webp({ quality: 70 })
      .toFile(join(folder, `${category}.webp`));
  }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
