import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

import { LISTENING_DEBUGGER, ProcessEnded, liveBytes } from './live-heap.ts';

/** Makes 40 MB of garbage that has grown old, and says so. */
const LITTERS = `
  let litter = Array.from({ length: 1e6 }, (_, i) => ({ i }));
  litter = undefined;
  console.log('littered');
  setInterval(() => undefined, 1_000);
`;

let other: ChildProcessWithoutNullStreams;
let address: string;

beforeEach(async () => {
  other = spawn(process.execPath, ['--inspect=127.0.0.1:0', '-e', LITTERS]);
  // Its debugger listens, and answers, before the litter is nobody's.
  const littered = once(other.stdout, 'data');
  for (let said = ''; !address;) {
    said += String((await once(other.stderr, 'data'))[0]);
    address = LISTENING_DEBUGGER.exec(said)?.[1] ?? '';
  }
  await littered;
});

afterEach(() => {
  address = '';
  other.kill('SIGKILL');
});

it('measures what a process holds, without its garbage', async () => {
  const held = await liveBytes(address);

  expect(held).toBeGreaterThan(1_000_000);
  expect(held).toBeLessThan(10_000_000);
});

it('says so when the process ends meanwhile', async () => {
  const measured = liveBytes(address);
  while (!String((await once(other.stderr, 'data'))[0]).includes('Debugger attached'));

  other.kill('SIGKILL');

  await expect(measured).rejects.toThrow(ProcessEnded);
});
