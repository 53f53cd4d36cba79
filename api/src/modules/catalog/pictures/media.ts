import type { PhotographFiles, PictureFile } from './photograph-files.ts';
import type { SeedPictures } from './seed-pictures.ts';

interface DescribedPicture {
  /** `/media/notebook-a5.1f3a9c02.w800.webp` */
  url: string;
  /** Null if unknown. */
  alt: string | null;
  colour: string | null;
}

export interface Media {
  urlOf: (name: string) => string;
  describe: (name: string, alt?: string) => DescribedPicture;
  has(name: string): Promise<boolean>;
  find(file: string): Promise<PictureFile | null>;
}

export function createMedia(seed: SeedPictures, photographs: PhotographFiles): Media {
  const urlOf = (name: string) => `/media/${seed.get(name)?.file ?? name}`;
  return {
    urlOf,
    describe: (name, own) => {
      const { alt = null, colour = null } = seed.get(name) ?? {};
      return { url: urlOf(name), alt: own ?? alt, colour };
    },
    has: async (name) => seed.get(name) !== undefined || photographs.has(name),
    find: async (file) => {
      const own = await seed.read(file);
      return own?.url === `/media/${file}` ? own : ((await photographs.read(file)) ?? own);
    },
  };
}
