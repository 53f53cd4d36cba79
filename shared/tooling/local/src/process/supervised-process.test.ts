import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { supervise } from './supervised-process.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const WELL = "process.send('up'); console.log('listening tried 1'); setInterval(() => {}, 1000);\n";

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

it('starts a changed process anew; one that does not start like that is left until it is mended', async () => {
  await fs.writeFile(script, WELL);
  const printed: string[] = [];
  const messages: unknown[] = [];
  const tried = supervise(
    { name: 'tried', script, env: process.env, onMessage: (message) => messages.push(message) },
    (line) => printed.push(line),
  );
  running = tried;
  await tried.ready;

  expect(await tried.restart()).toBe(true);
  await fs.writeFile(script, 'a broken line\n');
  expect(await tried.restart()).toBe(false);
  expect(printed.join('\n')).toContain('SyntaxError');
  expect(printed.join('\n')).not.toContain('ended unasked');

  await fs.writeFile(script, WELL);
  expect(await tried.restart()).toBe(true);
  expect(messages).toEqual(['up', 'up', 'up']);
});
