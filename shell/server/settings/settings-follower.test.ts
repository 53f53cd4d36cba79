import { access, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SettingsFollower } from './index.ts';

const log = { warn: jest.fn(), info: jest.fn() };

describe('the settings that the server keeps for its pages', () => {
  let folder: string;
  let follower: SettingsFollower | undefined;
  let answer: { settings: object } | null;
  const api = createServer((_, response) => {
    response.statusCode = answer ? 200 : 503;
    response.end(JSON.stringify(answer));
  });

  beforeAll(() => new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve)));
  afterAll(() => api.close());
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'settings-'))));
  afterEach(async () => {
    follower?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function open() {
    const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    follower = await SettingsFollower.open({ api: { pick: () => origin }, keepIn: folder, log, intervalMs: 20 });
    return follower;
  }

  it('the shell server picks up changed settings from the api', async () => {
    answer = { settings: { shipping: { flatFee: 99 } } };
    const opened = await open();
    expect(opened.current).toEqual({ shipping: { flatFee: 99 } });

    const changed = new Promise<void>((resolve) => opened.onChange(resolve));
    answer = { settings: { shipping: { flatFee: 120 } } };
    await changed;

    expect(opened.current).toEqual({ shipping: { flatFee: 120 } });
  });

  it('the last known settings are kept during an api outage and after a server restart', async () => {
    answer = { settings: { shipping: { flatFee: 99 } } };
    const first = await open();
    first.close();
    answer = null;

    const second = await open();

    expect(second.current).toEqual({ shipping: { flatFee: 99 } });
  });

  it('new settings are used even if they cannot be saved', async () => {
    answer = { settings: { shipping: { flatFee: 99 } } };
    const opened = await open();
    const warned = new Promise<void>((resolve) => log.warn.mockImplementationOnce(() => resolve()));
    await rm(folder, { recursive: true, maxRetries: 5 });

    answer = { settings: { shipping: { flatFee: 120 } } };
    await warned;

    expect(opened.current).toEqual({ shipping: { flatFee: 120 } });
    await expect(access(folder)).rejects.toThrow('ENOENT');
    expect(log.warn).toHaveBeenLastCalledWith(expect.anything(), 'could not save the settings for the next start');
  });

  it('the settings are undefined if the api has never responded', async () => {
    answer = null;

    expect((await open()).current).toBeUndefined();
  });
});
