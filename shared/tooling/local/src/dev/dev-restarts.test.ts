import { readFileSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { SERVER_SOURCES, onSaved } from './dev-restarts.ts';
import { ROOT } from '../process/root.ts';

const PROGRAMS = {
  api: 'api/src/main.ts',
  'stand-ins': 'api/stand-ins/main.ts',
  shell: 'shell/server/main.ts',
} as const;

/** Every file of the project that a program of Node's loads, or starts as a process or thread of its own; what is only a type is no part of it. */
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

/** `@kaagazz/domain/print` is `shared/domain/src/print/index.ts`. */
function entryOf(name: string): string {
  const [, folder = '', ...inside] = name.split('/');
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'shared', folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return path.join('shared', folder, exports[['.', ...inside].join('/')] ?? '');
}

it.each(Object.entries(PROGRAMS))('starts the %s anew after a change of anything that it runs', (name, program) => {
  const watched = SERVER_SOURCES[name as keyof typeof PROGRAMS];

  const loaded = [...loadedBy(program)];

  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => !watched.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual([]);
});

describe('what is watched', () => {
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

  /** @returns waits for the next change that is told of */
  function watching(name: string): { changes: number; next(): Promise<void> } {
    let heard = Promise.withResolvers<number>();
    const told = {
      changes: 0,
      next: async () => {
        await heard.promise;
        heard = Promise.withResolvers();
      },
    };
    stops.push(
      onSaved([path.relative(ROOT, path.join(folder, name))], () => {
        told.changes += 1;
        heard.resolve(told.changes);
      }),
    );
    return told;
  }

  it('may be one file, whose editor puts another in its place with each save', async () => {
    const file = watching('watched.ts');
    const save = async () => {
      await fs.writeFile(path.join(folder, 'draft'), 'saved');
      await fs.rename(path.join(folder, 'draft'), path.join(folder, 'watched.ts'));
      await file.next();
    };

    await save();
    await save();

    expect(file.changes).toBe(2);
  });

  it('is not what lies beside a file', async () => {
    const file = watching('watched.ts');
    const all = watching('.');

    await fs.writeFile(path.join(folder, 'beside.ts'), '2');
    await all.next();

    expect(file.changes).toBe(0);
  });
});
