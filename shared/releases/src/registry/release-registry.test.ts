import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ReleaseProblem } from '../model/release-problem.ts';
import { ReleaseRegistry, integrityOf, parseRelease } from './release-registry.ts';
import { promote, publish } from '../model/rollout-changes.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import type { BucketServer } from '../testing/bucket-server.ts';
import { writeTinyRelease } from '../testing/tiny-release.ts';

let folder: string;
let registry: ReleaseRegistry;
let server: BucketServer;

beforeAll(async () => (server = await startBucketServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
  registry = new ReleaseRegistry(new FolderStorage(folder));
});
afterEach(() => fs.rm(folder, { recursive: true }));

const byAsha = { app: 'mfe-print', who: 'asha', what: 'publish' };

it('returns an empty rollout if the storage is empty', async () => {
  expect(await registry.rollout()).toEqual({ revision: 0, apps: {} });
  expect(await registry.audit(10)).toEqual([]);
});

it('records a rollout change in the audit trail', async () => {
  await registry.change(byAsha, (app) => publish(app, '1.0.0-a'));
  await registry.change({ ...byAsha, what: 'promote', why: 'looks well' }, (app) => promote(app, 100));

  const [newest, oldest] = await registry.audit(10);
  expect(newest).toMatchObject({
    revision: 2,
    who: 'asha',
    what: 'promote',
    app: 'mfe-print',
    from: 'not launched, 1.0.0-a at 0 %',
    to: '1.0.0-a',
    why: 'looks well',
  });
  expect(Math.abs(Date.parse(newest!.at) - Date.now())).toBeLessThan(60_000);
  expect(oldest).toMatchObject({ revision: 1, from: 'not launched' });
  expect((await registry.rollout()).apps['mfe-print']?.salt).toMatch(/^[0-9a-f]{12}$/);
});

it('returns the audit entries written since a given time', async () => {
  for (const percent of [1, 2]) {
    await registry.change(byAsha, (app) => promote(publish(app, '1.0.0-a'), percent));
  }
  const [newest] = await registry.audit(1);

  expect(await registry.auditSince(new Date(newest!.at))).toContainEqual(newest);
  expect(await registry.auditSince(new Date(Date.now() + 1000))).toEqual([]);
});

it('writes nothing if a rollout change has no effect or throws', async () => {
  await registry.change(byAsha, (app) => publish(app, '1.0.0-a'));
  const before = await fs.readFile(path.join(folder, 'rollout.json'), 'utf8');

  await registry.change(byAsha, (app) => publish(app, '1.0.0-a'));
  await expect(
    registry.change(byAsha, () => {
      throw new ReleaseProblem('NOT_NOW', 'no');
    }),
  ).rejects.toMatchObject({ code: 'NOT_NOW' });

  expect(await fs.readFile(path.join(folder, 'rollout.json'), 'utf8')).toBe(before);
  expect(await registry.audit(10)).toHaveLength(1);
});

it('throws LOCKED if another process is changing the rollout', async () => {
  const unlock = await new FolderStorage(folder).lock(0);

  await expect(registry.change(byAsha, (app) => publish(app, '1.0.0-a'))).rejects.toMatchObject({ code: 'LOCKED' });

  expect(await registry.rollout()).toMatchObject({ revision: 0 });
  await unlock();
});

class DyingStorage extends FolderStorage {
  override async write(key: string, content: Uint8Array): Promise<void> {
    if (key.startsWith('audit/')) throw new ReleaseProblem('STORAGE', 'died');
    await super.write(key, content);
  }
}

it('an audit entry that could not be written is added on the next rollout change', async () => {
  const dying = new ReleaseRegistry(new DyingStorage(folder));
  await expect(dying.change(byAsha, (app) => publish(app, '1.0.0-a'))).rejects.toMatchObject({ code: 'STORAGE' });

  await registry.change({ ...byAsha, what: 'promote', who: 'ravi' }, (app) => promote(app, 5));

  expect((await registry.audit(10)).map(({ revision, who, what }) => [revision, who, what])).toEqual([
    [2, 'ravi', 'promote'],
    [1, 'asha', 'publish'],
  ]);
});

it.each([
  ['half written', '{"revision": 3, "apps": {"shell": {"stab'],
  ['empty', ''],
  ['not a rollout', '[]'],
  ['with an invalid percentage', '{"apps":{"shell":{"candidate":{"version":"a","percent":120}}}}'],
  ['with a version that is a path', '{"apps":{"shell":{"stable":"../../etc"}}}'],
])('throws BROKEN_ROLLOUT if rollout.json is %s, and keeps the file', async (_how, content) => {
  await fs.writeFile(path.join(folder, 'rollout.json'), content);

  await expect(registry.rollout()).rejects.toMatchObject({ code: 'BROKEN_ROLLOUT' });
  await expect(registry.change(byAsha, (app) => publish(app, '1.0.0-a'))).rejects.toMatchObject({
    code: 'BROKEN_ROLLOUT',
  });

  expect(await fs.readFile(path.join(folder, 'rollout.json'), 'utf8')).toBe(content);
  await (
    await registry.storage.lock(0)
  )();
});

it.each<[string, () => ReleaseStorage]>([
  ['a folder', () => new FolderStorage(folder)],
  ['a bucket', () => server.storage('many/')],
])('applies twenty concurrent changes in %s', async (_what, open) => {
  const names = Array.from({ length: 20 }, (_, index) => `1.0.${index}-a`);

  await Promise.all(
    names.map((name) =>
      new ReleaseRegistry(open()).change(byAsha, (app) => publish(app, name), { patienceMs: 150_000 }),
    ),
  );

  const after = new ReleaseRegistry(open());
  const { revision, apps } = await after.rollout();
  expect(revision).toBe(20);
  expect(apps['mfe-print']?.published.toSorted()).toEqual(names.toSorted());
  expect(await after.audit(100)).toHaveLength(20);
  expect(await after.storage.list('locks/')).toEqual([]);
});

describe('a release', () => {
  it('returns a stored release and the content of its files', async () => {
    await writeTinyRelease(folder, { text: 'hello' });

    const release = await registry.release('mfe-print', '1.0.0-a');
    const content = await registry.file(release, 'server/main.cjs');

    expect(Buffer.from(content).toString('utf8')).toContain('hello');
    expect(integrityOf(content)).toBe(release.files['server/main.cjs']?.integrity);
  });

  it('rejects a release with missing, modified or misplaced files', async () => {
    const release = await writeTinyRelease(folder);
    await fs.cp(path.join(folder, 'mfe-print/1.0.0-a'), path.join(folder, 'mfe-print/1.0.0-b'), { recursive: true });
    await fs.appendFile(path.join(folder, 'mfe-print/1.0.0-a/server/main.cjs'), ' ');
    await fs.rm(path.join(folder, 'mfe-print/1.0.0-a/client/remoteEntry.js'));

    await expect(registry.release('mfe-print', '1.0.0-z')).rejects.toMatchObject({ code: 'UNKNOWN_VERSION' });
    await expect(registry.release('mfe-print', '1.0.0-b')).rejects.toMatchObject({ code: 'CORRUPT_RELEASE' });
    await expect(registry.file(release, 'server/main.cjs')).rejects.toThrow('is not the file that was built');
    await expect(registry.file(release, 'client/remoteEntry.js')).rejects.toThrow('is missing');
    await expect(registry.file(release, 'client/unknown.js')).rejects.toMatchObject({ code: 'CORRUPT_RELEASE' });
  });

  it('rejects a release that lists a file outside its folder', async () => {
    const release = await writeTinyRelease(folder);
    const climbing = { ...release, entry: 'client/../../../etc/passwd' };

    expect(() => parseRelease('mfe-print', '1.0.0-a', JSON.stringify(climbing))).toThrow(/entry/);
    expect(() => parseRelease('mfe-print', '1.0.0-a', 'half {')).toThrow(/is invalid/);
  });
});
