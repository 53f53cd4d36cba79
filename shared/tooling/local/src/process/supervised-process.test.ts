import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { supervise } from './supervised-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const WORKING = "process.send('up'); console.log('listening app 1'); setInterval(() => {}, 1000);\n";

let folder: string;
let script: string;
let running: SupervisedProcess | undefined;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'supervised-'));
  script = path.join(folder, 'main.mjs');
});
afterEach(async () => {
  await running?.stop();
  await fs.rm(folder, { recursive: true });
});

it('a restart fails if the script has a syntax error', async () => {
  await fs.writeFile(script, WORKING);
  const printed: string[] = [];
  const messages: unknown[] = [];
  const app = supervise(
    { name: 'app', script, env: process.env, onMessage: (message) => messages.push(message) },
    (line) => printed.push(line),
  );
  running = app;
  await app.ready;

  expect(await app.restart()).toBe(true);
  await fs.writeFile(script, 'a broken line\n');
  expect(await app.restart()).toBe(false);
  expect(printed.join('\n')).toContain('SyntaxError');
  expect(printed.join('\n')).not.toContain('exited unexpectedly');

  await fs.writeFile(script, WORKING);
  expect(await app.restart()).toBe(true);
  while (messages.length < 3) await wait(20);
  expect(messages).toEqual(['up', 'up', 'up']);
});
