import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

const MEDIA_FOLDER = join(import.meta.dirname, '../../../seed/images');

interface Picture {
  /** as asked for, content hash included: `/media/notebook-a5.1f3a9c02.svg` */
  url: string;
  content: Buffer;
}

/** The catalogue's pictures: small SVGs, all read once at start. */
export interface Media {
  /** URL of a file name as the catalogue has it; a file that is missing keeps its plain name and answers 404 */
  urlOf: (file: string) => string;
  /** the picture behind the last part of a URL, and whether the hash in it is its content's */
  find(name: string): { picture: Picture; exact: boolean } | null;
}

/** Reads a folder of SVG files. A folder that does not exist has no pictures. */
export async function readMedia(folder = MEDIA_FOLDER): Promise<Media> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const pictures = new Map<string, Picture>();
  for (const file of files) {
    const content = await readFile(join(folder, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    pictures.set(file, { url: `/media/${parse(file).name}.${hash}.svg`, content });
  }
  return {
    urlOf: (file) => pictures.get(file)?.url ?? `/media/${file}`,
    find(name) {
      // A page that was rendered before a picture changed still gets one, by the name without the hash.
      const picture = pictures.get(name.replace(/\.[0-9a-f]{8}\.svg$/, '.svg')) ?? pictures.get(name);
      return picture ? { picture, exact: picture.url === `/media/${name}` } : null;
    },
  };
}
