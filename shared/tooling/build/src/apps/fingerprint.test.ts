import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { APPS, ROOT } from './apps.ts';
import { COMPILED_IN } from './fingerprint.ts';

function importedBy(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/^(?!(?:import|export) type)[^*\n]*['"]@kaagazz\/([a-z-]+)[/'"]/gm)])
    .map(([, name = '']) => `shared/${name}`);
}

it.each(APPS)('includes every folder that %s imports from in the build fingerprint', (app) => {
  const imported = new Set(importedBy(app));
  for (const folder of imported)
    if (folder !== 'shared/tooling/build') importedBy(folder).forEach((each) => imported.add(each));

  expect(imported).toContain('shared/contract');
  expect([...imported].filter((folder) => !COMPILED_IN.includes(folder))).toEqual([]);
});
