import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { APPS, ROOT } from './apps.ts';
import { COMPILED_IN } from './fingerprint.ts';

/** Folders of `shared/` that the code of a folder imports, its tests and types left out. */
function importedBy(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/^(?!import type)[^*\n]*['"]@kaagazz\/([a-z-]+)[/'"]/gm)])
    .map(([, name = '']) => `shared/${name}`);
}

it.each(APPS)('takes a change of anything that %s is compiled with for a change', (app) => {
  const imported = new Set(importedBy(app));
  // What they are compiled with themselves; the build is no part of a page.
  for (const folder of imported)
    if (folder !== 'shared/build') importedBy(folder).forEach((each) => imported.add(each));

  expect(imported).toContain('shared/contract');
  expect([...imported].filter((folder) => !COMPILED_IN.includes(folder))).toEqual([]);
});
