import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HOOK = path.join(__dirname, 'commit-msg');

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commit-msg-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

function runHook(message: string) {
  const file = path.join(folder, 'message');
  fs.writeFileSync(file, message);
  return spawnSync(HOOK, [file], { encoding: 'utf8' });
}

it('accepts a 72-character commit subject with a longer body', () => {
  expect(runHook(`${'x'.repeat(72)}\n\n${'y'.repeat(100)}\n`).status).toBe(0);
});

it('rejects a 73-character commit subject', () => {
  const { status, stderr } = runHook('x'.repeat(73));

  expect(status).toBe(1);
  expect(stderr).toContain('73 characters');
});

it.each(['Merge branch', 'fixup!', 'squash!'])('accepts a long commit subject that starts with "%s"', (start) => {
  expect(runHook(`${start} ${'x'.repeat(80)}`).status).toBe(0);
});
