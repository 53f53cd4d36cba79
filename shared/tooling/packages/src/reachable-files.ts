import fs from 'node:fs/promises';
import path from 'node:path';

import { compiledName } from './published-manifest.ts';

const RELATIVE_PATH = /(?:from |import |import\(|new URL\()['"](\.{1,2}\/[^'"]+)['"]/g;

export async function reachableFrom(folder: string, main: string): Promise<string[]> {
  const found = new Set([path.join(folder, compiledName(main))]);
  for (const file of found) {
    const text = await fs.readFile(file, 'utf8');
    for (const [, other = ''] of text.matchAll(RELATIVE_PATH)) {
      found.add(path.join(path.dirname(file), compiledName(other)));
    }
  }
  return [...found].map((file) => path.relative(folder, file));
}
