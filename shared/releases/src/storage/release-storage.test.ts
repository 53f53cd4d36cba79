import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { startBucketServer } from '../testing/bucket-server.ts';
import type { BucketServer } from '../testing/bucket-server.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

let folder: string;
let server: BucketServer;
let places = 0;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'storage-'));
  server = await startBucketServer();
});
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

const kinds: [kind: string, place: () => { open: () => ReleaseStorage }][] = [
  [
    'a folder',
    () => {
      const place = path.join(folder, `place-${(places += 1)}`);
      return { open: () => new FolderStorage(place) };
    },
  ],
  [
    'a bucket',
    () => {
      const prefix = `place-${(places += 1)}/`;
      return { open: () => server.storage(prefix) };
    },
  ],
];

const text = (content: Uint8Array | undefined) => content && Buffer.from(content).toString('utf8');

describe.each(kinds)('%s', (_kind, place) => {
  it('reads back the content of a written object', async () => {
    const { open } = place();

    await open().write('mfe-print/1.0.0-a/client/page @+.js', Buffer.from('h\u00e9llo'));
    await open().write('empty', new Uint8Array());

    expect(text(await open().read('mfe-print/1.0.0-a/client/page @+.js'))).toBe('h\u00e9llo');
    expect(await open().read('empty')).toHaveLength(0);
    expect(await open().read('mfe-print/1.0.0-a/client/other.js')).toBeUndefined();
  });

  it('changes an object’s version stamp only if the object changes', async () => {
    const storage = place().open();
    expect(await storage.stamp('rollout.json')).toBeUndefined();

    await storage.write('rollout.json', Buffer.from('one'));
    const first = await storage.stamp('rollout.json');
    expect(await storage.stamp('rollout.json')).toBe(first);

    await storage.write('rollout.json', Buffer.from('two'));
    expect(await storage.stamp('rollout.json')).not.toBe(first);
  });

  it('lists and removes stored objects by prefix', async () => {
    const storage = place().open();
    for (const key of ['b/2/z', 'b/10/a', 'b/1/client/a', 'a/1/x', 'rollout.json']) {
      await storage.write(key, Buffer.from(key));
    }

    expect(await storage.list('b/')).toEqual(['b/1/client/a', 'b/10/a', 'b/2/z']);
    expect(await storage.list('b/1')).toEqual(['b/1/client/a', 'b/10/a']);
    expect(await storage.list('c/')).toEqual([]);

    await storage.remove('b/1/');
    await storage.remove('c/');
    expect(await storage.list('')).toEqual(['a/1/x', 'b/10/a', 'b/2/z', 'rollout.json']);
  });

  it('returns the time at which an object was written', async () => {
    const storage = place().open();
    const started = Date.now();
    await storage.write('a/1/x', Buffer.from('x'));

    const [entry] = await storage.entries('a/');

    expect(entry?.key).toBe('a/1/x');
    expect(Math.abs((entry?.modified.getTime() ?? 0) - started)).toBeLessThan(5000);
  });

  it('throws LOCKED while another process holds the storage lock', async () => {
    const { open } = place();
    const unlock = await open().lock(0);

    await expect(open().lock(0)).rejects.toMatchObject({ code: 'LOCKED' });

    const waiting = open().lock(10_000);
    await unlock();
    await (
      await waiting
    )();
    await (
      await open().lock(0)
    )();
  });

  it('never grants the storage lock to two concurrent callers', async () => {
    const { open } = place();
    let inside = 0;
    let most = 0;

    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const unlock = await open().lock(20_000);
        inside += 1;
        most = Math.max(most, inside);
        await open().read('rollout.json');
        inside -= 1;
        await unlock();
      }),
    );

    expect(most).toBe(1);
  });
});

describe('a folder', () => {
  it('rejects a key that points outside the storage folder', async () => {
    const storage = new FolderStorage(path.join(folder, 'climb'));

    await expect(storage.write('../outside', Buffer.from('x'))).rejects.toMatchObject({ code: 'STORAGE' });
    await expect(storage.read('a/../../outside')).rejects.toMatchObject({ code: 'STORAGE' });
  });

  it('throws STORAGE if the folder is not writable', async () => {
    const file = path.join(folder, 'a-file');
    await fs.writeFile(file, 'in the way');

    await expect(new FolderStorage(file).write('rollout.json', Buffer.from('x'))).rejects.toMatchObject({
      code: 'STORAGE',
    });
  });
});
