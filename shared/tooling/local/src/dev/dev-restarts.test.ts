import { readFileSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { SERVER_SOURCES, onSave } from './dev-restarts.ts';
import { ROOT } from '../process/root.ts';

const PROGRAMS = {
  api: 'api/src/main.ts',
  'stand-ins': 'api/stand-ins/main.ts',
  shell: 'shell/server/main.ts',
} as const;

function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = stripTypeScriptTypes(readFileSync(path.join(ROOT, file), 'utf8'));
  for (const [, named = ''] of code.matchAll(/'(@kaagazz\/[^'\n]+|[^'\n]+\.ts)'/g)) {
    const found = named.startsWith('@') ? entryOf(named) : path.join(path.dirname(file), named);
    if (statSync(path.join(ROOT, found), { throwIfNoEntry: false })?.isFile()) loadedBy(found, seen);
  }
  return seen;
}

function entryOf(name: string): string {
  const [, folder = '', ...inside] = name.split('/');
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'shared', folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return path.join('shared', folder, exports[['.', ...inside].join('/')] ?? '');
}

it.each(Object.entries(PROGRAMS))('watches every source file that the %s process loads', (name, program) => {
  const watched = SERVER_SOURCES[name as keyof typeof PROGRAMS];

  const loaded = [...loadedBy(program)];

  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => !watched.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual([]);
});

describe('onSave', () => {
  let folder: string;
  let stops: (() => void)[] = [];

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kaagazz-saved-'));
    await fs.writeFile(path.join(folder, 'watched.ts'), '1');
    await fs.writeFile(path.join(folder, 'beside.ts'), '1');
  });

  afterEach(async () => {
    for (const stop of stops) stop();
    stops = [];
    await fs.rm(folder, { recursive: true, force: true });
  });

  function countChanges(name: string): { changes: number; next(): Promise<void> } {
    let change = Promise.withResolvers<number>();
    const counter = {
      changes: 0,
      next: async () => {
        await change.promise;
        change = Promise.withResolvers();
      },
    };
    stops.push(
      onSave([path.relative(ROOT, path.join(folder, name))], () => {
        counter.changes += 1;
        change.resolve(counter.changes);
      }),
    );
    return counter;
  }

  it('reports every save of a watched file even if the editor replaces the file', async () => {
    const file = countChanges('watched.ts');
    const save = async () => {
      await fs.writeFile(path.join(folder, 'draft'), 'saved');
      await fs.rename(path.join(folder, 'draft'), path.join(folder, 'watched.ts'));
      await file.next();
    };

    await save();
    await save();

    expect(file.changes).toBe(2);
  });

  it('ignores changes to other files in the same folder', async () => {
    const file = countChanges('watched.ts');
    const all = countChanges('.');

    await fs.writeFile(path.join(folder, 'beside.ts'), '2');
    await all.next();

    expect(file.changes).toBe(0);
  });
});
