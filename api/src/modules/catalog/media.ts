import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PhotographFiles } from './photograph-files.ts';

const compress = promisify(brotliCompress);

const DRAWINGS_FOLDER = join(import.meta.dirname, '../../../seed/images');

/** What a picture's address answers. */
export interface Picture {
  content: Buffer;
  /** media type */
  type: string;
  /** its own address, content hash included: `/media/notebook-a5.1f3a9c02.svg` */
  url: string;
  /** whether it was asked for by that address: it never changes */
  exact: boolean;
  /** The same as Brotli, of what is text: made when it is first asked for, in 3 to 37 ms of another thread, and kept. */
  brotli?: () => Promise<Buffer>;
}

/** The catalogue's pictures: the first goods' drawings, small and all read at start, and the merchant's photographs. */
export interface Media {
  /** URL of a file name as the catalogue has it; a file that is missing keeps its plain name and answers 404 */
  urlOf: (file: string) => string;
  /** whether there is a picture of a name as the catalogue has it */
  has(file: string): Promise<boolean>;
  /** the picture behind the last part of a URL */
  find(name: string): Promise<Picture | null>;
}

/** @param folder of SVG files; one that does not exist has no drawings */
export async function readMedia(photographs: PhotographFiles, folder = DRAWINGS_FOLDER): Promise<Media> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const drawings = new Map<string, Pick<Picture, 'url' | 'content' | 'brotli'>>();
  for (const file of files) {
    const content = await readFile(join(folder, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    drawings.set(file, { url: `/media/${parse(file).name}.${hash}.svg`, content, brotli: compressedOnce(content) });
  }
  return {
    urlOf: (file) => drawings.get(file)?.url ?? `/media/${file}`,
    has: async (file) => drawings.has(file) || photographs.has(file),
    async find(name) {
      // A page that was rendered before a drawing changed still gets one, by the name without the hash.
      const drawing = drawings.get(name.replace(/\.[0-9a-f]{8}\.svg$/, '.svg')) ?? drawings.get(name);
      if (drawing) return { ...drawing, type: 'image/svg+xml', exact: drawing.url === `/media/${name}` };
      const photograph = await photographs.read(name);
      return photograph && { ...photograph, url: `/media/${name}`, exact: true };
    },
  };
}

/** Quality 10: 12 % fewer bytes than 5 and 1 % more than 11, which takes three times as long. */
function compressedOnce(content: Buffer): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return () => {
    if (!compressed) {
      compressed = compress(content, { params });
      compressed.catch(() => (compressed = undefined));
    }
    return compressed;
  };
}
