import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type PictureFile, typeOf } from './photograph-files.ts';

const SEED_FOLDER = join(import.meta.dirname, '../../../../seed');

const ProductPictures = z.record(
  z.string(),
  z.array(
    z.strictObject({
      picture: z.string().regex(/^[a-z0-9-]{1,60}$/),
      alt: z.string().min(1),
      colour: z.string().regex(/^#[0-9a-f]{6}$/),
    }),
  ),
);

const FILE = /^([a-z0-9-]{1,60})\.([0-9a-f]{8})\.(w800\.webp|w(?:320|480|800|1280)\.avif)$/;

interface SeedPicture {
  alt: string;
  colour: string;
  file: string;
}

export interface SeedPictures {
  get(name: string): SeedPicture | undefined;
  read(file: string): Promise<PictureFile | null>;
}

export async function readProductPictures(
  folder = SEED_FOLDER,
  file = 'pictures.json',
): Promise<z.output<typeof ProductPictures>> {
  const list = join(folder, file);
  return existsSync(list) ? ProductPictures.parse(JSON.parse(await readFile(list, 'utf8'))) : {};
}

export async function readSeedPictures(folder = SEED_FOLDER): Promise<SeedPictures> {
  const pictures = new Map<string, SeedPicture & { hash: string }>();
  const lists = [await readProductPictures(folder), await readProductPictures(folder, 'content/pictures.json')];
  for (const { picture, alt, colour } of lists.flatMap((list) => Object.values(list).flat())) {
    const webp = await readFile(join(folder, 'pictures', `${picture}.w800.webp`));
    const hash = createHash('sha256').update(webp).digest('hex').slice(0, 8);
    pictures.set(picture, { alt, colour, hash, file: `${picture}.${hash}.w800.webp` });
  }
  return {
    get: (name) => pictures.get(name),
    async read(file) {
      const [, name = '', , format = ''] = FILE.exec(file) ?? [];
      const picture = pictures.get(name);
      if (!picture) return null;
      return {
        content: await readFile(join(folder, 'pictures', `${name}.${format}`)),
        type: typeOf(format),
        url: `/media/${name}.${picture.hash}.${format}`,
      };
    },
  };
}
