import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

import { LISTENING_DEBUGGER, ProcessEnded, liveBytes } from './live-heap.ts';

const CREATE_GARBAGE = `
  let garbage = Array.from({ length: 1e6 }, (_, i) => ({ i }));
  garbage = undefined;
  console.log('created');
  setInterval(() => undefined, 1_000);
`;

let other: ChildProcessWithoutNullStreams;
let debuggerUrl: string;

beforeEach(async () => {
  other = spawn(process.execPath, ['--inspect=127.0.0.1:0', '-e', CREATE_GARBAGE]);
  const created = once(other.stdout, 'data');
  for (let output = ''; !debuggerUrl;) {
    output += String((await once(other.stderr, 'data'))[0]);
    debuggerUrl = LISTENING_DEBUGGER.exec(output)?.[1] ?? '';
  }
  await created;
});

afterEach(() => {
  debuggerUrl = '';
  other.kill('SIGKILL');
});

it('measures the memory that a process still uses after garbage collection', async () => {
  const bytes = await liveBytes(debuggerUrl);

  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(10_000_000);
});

it('rejects with ProcessEnded if the process exits during the measurement', async () => {
  const measured = liveBytes(debuggerUrl);
  while (!String((await once(other.stderr, 'data'))[0]).includes('Debugger attached'));

  other.kill('SIGKILL');

  await expect(measured).rejects.toThrow(ProcessEnded);
});
