import type { PhotographFiles, PictureFile } from './photograph-files.ts';
import type { SeedPictures } from './seed-pictures.ts';

interface DescribedPicture {
  /** `/media/notebook-a5.1f3a9c02.w800.webp` */
  url: string;
  /** Null if unknown. */
  alt: string | null;
  /** CSS colour shown while the picture loads. Null for photographs. */
  colour: string | null;
}

/** Finds the shop's seed pictures and the merchant's photographs. */
export interface Media {
  /**
   * Returns the URL of a picture by its name in the catalogue. If the picture doesn't exist, the
   * URL responds with 404.
   */
  urlOf: (name: string) => string;
  /**
   * @param name the picture's name in the catalogue
   * @param alt the product's own alt text, which overrides that of a seed picture
   */
  describe: (name: string, alt?: string) => DescribedPicture;
  has(name: string): Promise<boolean>;
  /** Finds a file by the last segment of its URL. */
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
      // Compare whole URLs, because a photograph and a seed picture may have the same name but
      // different hashes.
      return own?.url === `/media/${file}` ? own : ((await photographs.read(file)) ?? own);
    },
  };
}
