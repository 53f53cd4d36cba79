import fs from 'node:fs/promises';
import path from 'node:path';

const ZOD_MARKER = '_zod';

export async function findZod(releaseFolder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(releaseFolder, 'client'), { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => path.join('client', name));
  const found = await Promise.all(
    scripts.map(async (script) => (await fs.readFile(path.join(releaseFolder, script), 'utf8')).includes(ZOD_MARKER)),
  );
  return scripts.filter((_, i) => found[i]);
}
