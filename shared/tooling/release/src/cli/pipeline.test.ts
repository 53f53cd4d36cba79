import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

import { stopCandidate } from '@kaagazz/releases/rollout-changes';

import { ReleaseCommand } from '../testing/release-command.ts';
import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';

const ROOT = path.resolve(__dirname, '../../../../..');
const PROGRAM = path.join(ROOT, 'shared/tooling/release/src/testing/release-with-gate.ts');

/**
 * Fake npm that runs the real release command, but skips installs, tests and builds.
 * `TESTS_END_WITH` sets the exit code of the skipped tests.
 */
const NPM = `#!/bin/sh
case $1 in
  install) ;;
  exec) exit "\${TESTS_END_WITH:-0}" ;;
  run)
    shift 4
    [ "$1" != build ] || { echo 'mfe-print 1.0.0-a built in 0.1 s (releases/mfe-print/1.0.0-a)'; exit; }
    exec "$NODE" "$PROGRAM" "$@"
    ;;
esac
`;

let command: ReleaseCommand;

beforeEach(async () => {
  command = await ReleaseCommand.inTemporaryFolder();
  await fs.mkdir(path.join(command.folder, 'bin'));
  await fs.writeFile(path.join(command.folder, 'bin/npm'), NPM, { mode: 0o755 });
  await writeTinyRelease(command.releasesDir, { version: '1.0.0-a' });
});

afterEach(() => command.remove());

function release(environment: NodeJS.ProcessEnv = {}): Promise<{ code: number; out: string }> {
  const env = {
    PATH: `${path.join(command.folder, 'bin')}:${process.env.PATH ?? ''}`,
    NODE: process.execPath,
    PROGRAM,
    RELEASES_DIR: command.releasesDir,
    RELEASES_SECRET: 'a secret of at least thirty-two characters',
    RELEASE_ACTOR: 'ci/print/1',
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(path.join(ROOT, 'mfe-print/release.sh'), { env, cwd: command.folder }, (error, out) => {
      resolve({ code: error ? Number(error.code) : 0, out });
    });
  });
}

it('release.sh rolls out a release to 5% of visitors', async () => {
  const { code, out } = await release();

  expect(code).toBe(0);
  expect(out.trim().split('\n').at(-1)).toMatch(/^http:\/\/localhost:3000\/_releases\/try\/\S+$/);
  expect((await command.printApp())?.candidate).toEqual({ version: '1.0.0-a', percent: 5 });
});

it('release.sh starts an automatic rollout if PLAN is set', async () => {
  await release({ PREVIEW: 'pr-7' });
  const { out } = await release({ PLAN: '1,10,100' });

  expect(out).toContain('mfe-print: not launched, 1.0.0-a at 1 % (stage 1 of 3)');
  expect(await command.printApp()).toMatchObject({
    previews: { 'pr-7': { version: '1.0.0-a' } },
    candidate: { percent: 1, plan: { stages: [1, 10, 100] } },
  });
});

it('release.sh prints no link if RELEASES_SECRET is not set', async () => {
  const settings = { RELEASES_URL: command.releasesDir, RELEASES_SECRET: '' };
  const preview = await release({ ...settings, PREVIEW: 'pr-7' });
  const candidate = await release(settings);

  for (const { code, out } of [preview, candidate]) {
    expect([code, out.trim().split('\n').at(-1)]).toEqual([0, 'no link: RELEASES_SECRET is not set']);
  }
});

it('release.sh keeps the candidate’s percentage if it runs again after a promotion', async () => {
  await release({ PERCENT: '0' });
  await release({ PERCENT: '10' });
  await command.run('promote mfe-print 50');

  const again = await release();

  expect(again.code).toBe(0);
  expect((await command.printApp())?.candidate).toEqual({ version: '1.0.0-a', percent: 50 });
});

it('release.sh does not promote a stopped release', async () => {
  await release();
  await command.setRollout((app) => stopCandidate(app, '1.0.0-a', 'fails', new Date()));

  await release();

  expect((await command.printApp())?.candidate).toMatchObject({ percent: 0, stopped: { why: 'fails' } });
});

it('release.sh exits with the code of the step that failed', async () => {
  expect((await release({ TESTS_END_WITH: '1' })).code).toBe(1);
  expect((await release({ GATE_FAILURE: 'paths: taken' })).code).toBe(6);

  expect(await command.printApp()).toBeUndefined();
});
