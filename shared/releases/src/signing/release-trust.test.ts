import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {
  advance,
  pause,
  promote,
  publish,
  publishPreview,
  rollBack,
  startPlan,
  stopCandidate,
} from '../model/rollout-changes.ts';
import type { AppRollout, Rollout } from '../model/rollout.ts';
import { ReleaseRegistry } from '../registry/release-registry.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import { writeTinyRelease } from '../testing/tiny-release.ts';
import { ReleaseTrust } from './release-trust.ts';
import { newKeyPair } from './signature.ts';

const publisher = newKeyPair();
const servers = newKeyPair();
const stranger = newKeyPair();

const PUBLIC = { RELEASES_PUBLIC_KEY: publisher.public, RELEASES_SERVER_PUBLIC_KEY: servers.public };
const APP = 'mfe-print';
const BAD_SIGNATURE = { code: 'BAD_SIGNATURE' };

let folder: string;
let team: ReleaseRegistry;
let server: ReleaseRegistry;

const registryWith = (role: 'publisher' | 'server', environment: NodeJS.ProcessEnv) =>
  new ReleaseRegistry(new FolderStorage(folder), ReleaseTrust.read(role, { ...PUBLIC, ...environment }));
const change = (registry: ReleaseRegistry, next: (app: AppRollout) => AppRollout): Promise<Rollout> =>
  registry.change({ app: APP, what: 'change', who: 'asha' }, next);
const file = (name: string) => path.join(folder, name);

async function edit(name: string, change: (document: Record<string, unknown>) => void): Promise<void> {
  const document = JSON.parse(await fs.readFile(file(name), 'utf8')) as Record<string, unknown>;
  change(document);
  await fs.writeFile(file(name), JSON.stringify(document));
}

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'signed-'));
  team = registryWith('publisher', { RELEASES_SIGNING_KEY: publisher.signing });
  server = registryWith('server', { RELEASES_SERVER_KEY: servers.signing });
  for (const version of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) {
    await team.writeRelease(await writeTinyRelease(folder, { version }));
  }
  for (const version of ['1.0.0-a', '1.0.1-b']) {
    await change(team, (app) => promote(publish(app, version), 100));
  }
  await change(team, (app) => promote(publish(app, '1.0.2-c'), 10));
});
afterEach(() => fs.rm(folder, { recursive: true }));

it('accepts signed documents whose JSON keys are reordered', async () => {
  await edit('rollout.json', (document) => {
    const { revision } = document;
    delete document.revision;
    document.revision = revision;
  });

  expect((await server.rollout()).apps[APP]?.stable).toBe('1.0.1-b');
  expect((await server.release(APP, '1.0.2-c')).version).toBe('1.0.2-c');
});

it.each<[string, () => Promise<unknown>]>([
  ['an edited rollout', () => edit('rollout.json', (document) => (document.revision = 99))],
  ['an unsigned rollout', () => edit('rollout.json', (document) => delete document.signature)],
  [
    'a rollout signed by a stranger',
    async () => {
      const environment = { RELEASES_PUBLIC_KEY: '', RELEASES_SIGNING_KEY: stranger.signing };
      await change(registryWith('publisher', environment), (app) => promote(app, 50));
    },
  ],
])('%s is refused by servers and by the release command', async (_name, damage) => {
  await damage();

  await expect(server.rollout()).rejects.toMatchObject(BAD_SIGNATURE);
  await expect(change(team, (app) => promote(app, 20))).rejects.toMatchObject(BAD_SIGNATURE);
});

it('rejects a release whose release.json is edited, unsigned or signed for another release', async () => {
  const name = `${APP}/1.0.2-c/release.json`;
  await edit(name, (document) => (document.menu = {}));
  await expect(server.release(APP, '1.0.2-c')).rejects.toMatchObject(BAD_SIGNATURE);

  await edit(name, (document) => delete document.signature);
  await expect(server.release(APP, '1.0.2-c')).rejects.toMatchObject(BAD_SIGNATURE);

  const other = JSON.parse(await fs.readFile(file(`${APP}/1.0.1-b/release.json`), 'utf8')) as { signature: unknown };
  await edit(name, (document) => (document.signature = other.signature));
  await expect(server.release(APP, '1.0.2-c')).rejects.toMatchObject(BAD_SIGNATURE);
});

it.each<[string, (app: AppRollout) => AppRollout]>([
  ['stop a candidate', (app) => stopCandidate(app, '1.0.2-c', 'it failed', new Date())],
  ['lower its percentage', (app) => promote(app, 5)],
  ['return to the previous release', (app) => rollBack({ ...app, candidate: null })],
  ['pause the rollout', (app) => pause(app, true)],
])("the servers' key may %s", async (_name, next) => {
  const { revision } = await change(server, next);

  expect((await team.rollout()).revision).toBe(revision);
});

it.each<[string, (app: AppRollout) => AppRollout]>([
  ['raise the percentage without a plan', (app) => promote(app, 11)],
  ['make the candidate stable', (app) => promote(app, 100)],
  ['publish a release', (app) => publish(app, '1.0.3-d')],
  ['make a release stable that never was', (app) => ({ ...app, stable: '1.0.2-c' })],
  ['choose other visitors', (app) => ({ ...app, salt: 'other' })],
])("the servers' key may not %s", async (_name, next) => {
  const before = await fs.readFile(file('rollout.json'), 'utf8');

  await expect(change(server, next)).rejects.toMatchObject({ code: 'NOT_NOW' });

  expect(await fs.readFile(file('rollout.json'), 'utf8')).toBe(before);
});

describe('a plan signed by the publisher', () => {
  const plan = { stages: [10, 50, 100], views: 0, minutes: 10 };
  const judged = async () => (await server.rollout()).apps[APP]!.candidate!;
  const advanced = async () => {
    const candidate = await judged();
    return change(server, (app) => advance(app, candidate, { at: new Date(), viewsBefore: 0 }));
  };
  beforeEach(async () => {
    await change(team, (app) => startPlan(promote(app, 0), plan, new Date()));
  });

  it('a server may move a candidate through all stages of a signed plan', async () => {
    expect((await advanced()).apps[APP]?.candidate?.percent).toBe(50);
    await advanced();

    expect((await team.rollout()).apps[APP]).toMatchObject({ stable: '1.0.2-c', previous: '1.0.1-b' });
  });

  it('a server may restore the release that was stable when the plan was signed', async () => {
    await advanced();
    await advanced();
    await change(server, (app) => rollBack(app));

    expect((await team.rollout()).apps[APP]?.stable).toBe('1.0.1-b');
  });

  it.each<[string, (app: AppRollout) => AppRollout]>([
    ['shorten the stages of a signed plan', (app) => startPlan(promote(app, 0), { ...plan, minutes: 0 }, new Date())],
    [
      'change the stages of a signed plan',
      (app) => startPlan(promote(app, 0), { ...plan, stages: [50, 60] }, new Date()),
    ],
    ['replace the candidate of a signed plan', (app) => ({ ...app, candidate: { version: '1.0.1-b', percent: 10 } })],
  ])('a server may not %s', async (_name, next) => {
    await expect(change(server, next)).rejects.toMatchObject({ code: 'NOT_NOW' });
  });
});

it('servers can’t promote a candidate beyond the last stage of its plan', async () => {
  await change(team, (app) => startPlan(promote(app, 0), { stages: [10, 50], views: 0, minutes: 0 }, new Date()));

  await expect(change(server, (app) => promote(app, 100))).rejects.toMatchObject({ code: 'NOT_NOW' });
});

it('rejects a forbidden change even if it is signed with the servers’ key', async () => {
  const granted = JSON.parse(await fs.readFile(file('rollout.json'), 'utf8')) as Rollout;
  const careless = ReleaseTrust.read('publisher', { RELEASES_SIGNING_KEY: servers.signing });
  const apps = { [APP]: { ...granted.apps[APP]!, stable: '1.0.2-c' } };
  const next = { ...granted, revision: 90, apps, granted };
  await fs.writeFile(file('rollout.json'), JSON.stringify(careless.signRollout(undefined, next)));

  await expect(server.rollout()).rejects.toThrow('1.0.2-c is neither an earlier stable release nor');
});

it('rejects a signed rollout that is older than the last accepted one', async () => {
  const old = await fs.readFile(file('rollout.json'));
  await change(team, (app) => promote(app, 20));
  await server.rollout();

  await fs.writeFile(file('rollout.json'), old);

  await expect(server.rollout()).rejects.toThrow('has revision 3, but revision 4 was already in use');
  await expect(change(server, (app) => pause(app, true))).rejects.toMatchObject(BAD_SIGNATURE);
});

it('a new server rejects signed rollouts older than RELEASES_MIN_REVISION', async () => {
  const { revision } = await team.rollout();
  const newServer = (lowest: number | string) => registryWith('server', { RELEASES_MIN_REVISION: String(lowest) });

  expect(await newServer(revision).rollout()).toMatchObject({ revision });
  await expect(newServer(revision + 1).rollout()).rejects.toMatchObject(BAD_SIGNATURE);
  expect(() => newServer('3rd')).toThrow('must be a whole number');
});

it('rejects a server’s change that is based on an outdated rollout', async () => {
  const careless = ReleaseTrust.read('publisher', { RELEASES_SIGNING_KEY: servers.signing });
  const plan = { stages: [50, 100], views: 0, minutes: 0 };
  await change(team, (app) => startPlan(app, plan, new Date()));
  const granted = JSON.parse(await fs.readFile(file('rollout.json'), 'utf8')) as Rollout;
  await change(team, (app) => rollBack(app));
  await server.rollout();

  const apps = { [APP]: { ...granted.apps[APP]!, stable: '1.0.2-c', candidate: null } };
  const next = { ...granted, revision: 90, apps, granted };
  await fs.writeFile(file('rollout.json'), JSON.stringify(careless.signRollout(undefined, next)));

  await expect(server.rollout()).rejects.toThrow(
    "follows the publisher's revision 4, but revision 5 was already in use",
  );
});

it('servers can’t advance a candidate while the publisher has paused the rollout', async () => {
  await change(team, (app) => startPlan(app, { stages: [10, 50, 100], views: 0, minutes: 0 }, new Date()));
  await change(team, (app) => pause(app, true));

  await expect(
    change(server, (app) => ({ ...app, candidate: { ...app.candidate!, percent: 50 } })),
  ).rejects.toMatchObject({ code: 'NOT_NOW' });
});

it('the publisher can change a rollout after a server has changed it', async () => {
  await change(server, (app) => stopCandidate(app, '1.0.2-c', 'it failed', new Date()));
  await change(server, (app) => rollBack(app));

  await change(team, (app) => promote(publish(app, '1.0.2-c'), 30));

  expect((await server.rollout()).apps[APP]).toMatchObject({ stable: '1.0.0-a', candidate: { percent: 30 } });
});

it('after re-signing, servers that trust only the new key can read the releases', async () => {
  const next = newKeyPair();
  const both = `${publisher.public}, ${next.public}`;
  await team.writeRelease(await writeTinyRelease(folder, { version: '1.1.0-preview' }));
  await change(team, (app) => publishPreview(app, 'pr-1', '1.1.0-preview', new Date()));
  await registryWith('publisher', { RELEASES_PUBLIC_KEY: both, RELEASES_SIGNING_KEY: next.signing }).signAll();

  const rotated = registryWith('server', { RELEASES_PUBLIC_KEY: next.public });
  expect((await rotated.rollout()).apps[APP]?.candidate?.version).toBe('1.0.2-c');
  expect((await rotated.release(APP, '1.0.0-a')).version).toBe('1.0.0-a');
  expect((await rotated.release(APP, '1.1.0-preview')).version).toBe('1.1.0-preview');
  await expect(server.rollout()).rejects.toMatchObject(BAD_SIGNATURE);
});

it('a signed rollout can’t be changed without a signing key', async () => {
  await expect(change(registryWith('publisher', {}), (app) => promote(app, 5))).rejects.toMatchObject({
    code: 'USAGE',
  });
});

it('the error for an unsupported signing key does not contain the key', () => {
  expect(() => ReleaseTrust.read('publisher', { RELEASES_SIGNING_KEY: 'c2VjcmV0' })).toThrow(
    'RELEASES_SIGNING_KEY is not an ed25519 key: generate a key pair with npm run release -- keys',
  );
});
