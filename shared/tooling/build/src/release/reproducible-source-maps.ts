import fs from 'node:fs/promises';
import path from 'node:path';

const FEDERATION_ENTRY = /(\.federation\/entry)\.[0-9a-f]+/;

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
