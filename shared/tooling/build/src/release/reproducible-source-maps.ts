import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Matches the entry name set by the federation plugin. The name ends in a hash of the checkout
 * path.
 */
const FEDERATION_ENTRY = /(\.federation\/entry)\.[0-9a-f]+/;

/**
 * Removes the parts of a folder's source maps that differ between copies of the repository: the
 * name of the built file, which contains a hash that webpack replaces later, and the hash in the
 * federation entry's name.
 */
export async function makeSourceMapsReproducible(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const place = path.join(folder, name);
      const map = JSON.parse(await fs.readFile(place, 'utf8')) as { file?: string; sources: string[] };
      delete map.file;
      map.sources = map.sources.map((source) => source.replace(FEDERATION_ENTRY, '$1'));
      await fs.writeFile(place, JSON.stringify(map));
    }),
  );
}
