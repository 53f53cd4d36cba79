import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { FolderStorage } from '@kaagazz/releases';

import { HealthExchange } from './health-exchange.ts';
import { ReleaseHealth } from './release-health.ts';

const SHOP = { app: 'mfe-shop', version: '1.0.0-a' };
const HOUR = 60 * 60_000;

let folder: string;
let time: number;
const log = { error: jest.fn(), info: jest.fn() };

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'health-'));
  fs.writeFileSync(path.join(folder, 'rollout.json'), '{}');
  time = Date.UTC(2026, 0, 1);
  log.error.mockClear();
  log.info.mockClear();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function server(name: string, storage = new FolderStorage(folder)) {
  const health = new ReleaseHealth(() => time);
  return { health, exchange: new HealthExchange({ health, storage, server: name, log, now: () => time }) };
}

const fileOf = (name: string) => path.join(folder, 'health', `${name}.json`);

it('each server adds the other servers’ page views and failures to its own', async () => {
  const [one, two] = [server('one'), server('two')];
  one.health.view([SHOP]);
  one.health.failure({ ...SHOP, kind: 'load' }, 'browser');
  two.health.view([SHOP]);
  two.health.vital({ ...SHOP, name: 'INP', value: 120 });

  for (const { exchange } of [one, two, one]) await exchange.turn();

  const all = { ...SHOP, views: 2, failures: 1, recent: { views: 2, failures: 1 }, vitals: { INP: { samples: 1 } } };
  expect(one.health.summary()).toMatchObject([all]);
  expect(two.health.summary()).toMatchObject([all]);
  expect(one.health.ownSummary()).toMatchObject([{ views: 1, failures: 1 }]);
  expect([...two.health.slots(SHOP, 'recent').values()]).toEqual([{ views: 2, failures: 1 }]);
});

it('after a restart, new page views are added to the stored count', async () => {
  const first = server('one');
  first.health.view([SHOP]);
  await first.exchange.close();

  const restarted = server('one');
  restarted.health.view([SHOP]);
  await restarted.exchange.turn();
  await restarted.exchange.turn();

  expect(restarted.health.summary()).toMatchObject([{ views: 2, recent: { views: 2 } }]);
});

it('unchanged counts are rewritten only once an hour', async () => {
  const { exchange, health } = server('one');
  health.view([SHOP]);
  await exchange.turn();
  const written = fs.statSync(fileOf('one')).ino;

  await exchange.turn();
  expect(fs.statSync(fileOf('one')).ino).toBe(written);

  time += HOUR;
  await exchange.turn();
  expect(fs.statSync(fileOf('one')).ino).not.toBe(written);
});

it('the counts file of a server that stopped a day ago is deleted', async () => {
  const gone = server('gone');
  gone.health.view([SHOP]);
  await gone.exchange.turn();
  const here = server('here');
  await here.exchange.turn();
  expect(here.health.summary()).toMatchObject([{ views: 1 }]);

  time += 25 * HOUR;
  await here.exchange.turn();
  await here.exchange.turn();

  expect(fs.existsSync(fileOf('gone'))).toBe(false);
  expect(here.health.summary()).toEqual([]);
});

it('a missing storage folder is not recreated', async () => {
  const { exchange, health } = server('one');
  health.view([SHOP]);
  fs.renameSync(folder, `${folder}-away`);

  await exchange.turn();
  expect(fs.existsSync(folder)).toBe(false);
  expect(log.error).toHaveBeenCalledTimes(1);

  fs.renameSync(`${folder}-away`, folder);
  await exchange.turn();
  expect(fs.existsSync(fileOf('one'))).toBe(true);
});

it('an invalid counts file is ignored', async () => {
  const other = server('other');
  other.health.view([SHOP]);
  await other.exchange.turn();
  fs.writeFileSync(fileOf('broken'), '{"at":');
  fs.writeFileSync(fileOf('alien'), JSON.stringify({ at: time, releases: [{ app: '../x', version: '1' }] }));

  const { exchange, health } = server('one');
  for (let turn = 0; turn < 3; turn += 1) await exchange.turn();

  expect(health.summary()).toMatchObject([{ views: 1 }]);
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('counts that could not be read are not overwritten', async () => {
  const before = server('one');
  before.health.view([SHOP]);
  await before.exchange.close();
  class Moody extends FolderStorage {
    down = true;
    override async stamp(key: string): Promise<string | undefined> {
      if (this.down) throw new Error('down');
      return super.stamp(key);
    }
  }
  const storage = new Moody(folder);
  const { exchange, health } = server('one', storage);
  health.view([SHOP]);

  for (let turn = 0; turn < 3; turn += 1) await exchange.turn();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(health.summary()).toMatchObject([{ views: 1 }]);

  storage.down = false;
  await exchange.turn();
  expect(health.summary()).toMatchObject([{ views: 2 }]);
  expect(log.info).toHaveBeenCalledTimes(1);
});
