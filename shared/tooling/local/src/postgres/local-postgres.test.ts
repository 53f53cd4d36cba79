import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePorts } from '../process/ports.ts';
import { TestPostgres } from './test-postgres.ts';

const run = promisify(execFile);
const PROGRAM = path.join(import.meta.dirname, 'local-postgres.ts');

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(20);
}

describe('a data folder', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await TestPostgres.create();
  });
  afterAll(() => server.remove());

  const owner = () => Number(readFileSync(path.join(server.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);

  it('rejects a second server for the same data folder', async () => {
    const [port = 0] = await freePorts(1);
    const second = run(process.execPath, [PROGRAM, server.dataFolder], {
      env: { ...process.env, DATABASE_URL: server.urlThrough(port) },
    });

    const dataDir = path.dirname(server.dataFolder);
    await expect(second).rejects.toMatchObject({
      code: 1,
      stderr: `data folder ${dataDir} is in use by process ${owner()}\n`,
    });
  });

  it('starts even if the previous server for the data folder was killed', async () => {
    const killed = owner();
    process.kill(killed, 'SIGKILL');
    await until(() => !server.isRunning);

    await server.start();

    expect(owner()).not.toBe(killed);
  });
});

it('stops PostgreSQL when the parent process is killed', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kaagazz-orphan-'));
  const data = path.join(folder, 'data');
  const [port = 0] = await freePorts(1);
  const startAndStay = `
    const { fork } = require('node:child_process');
    fork(${JSON.stringify(PROGRAM)}, [${JSON.stringify(data)}, '--temporary'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`;
  const parent = spawn(process.execPath, ['-e', startAndStay], {
    env: { ...process.env, DATABASE_URL: `postgres://postgres:for-tests@127.0.0.1:${port}/postgres` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((listening) => parent.stdout.once('data', listening));

  parent.kill('SIGKILL');

  await until(() => !existsSync(folder));
});
