import fs from 'node:fs/promises';
import path from 'node:path';

import { EXIT_CODES, FolderStorage } from '@kaagazz/releases';
import type { ReleaseProblemCode } from '@kaagazz/releases';
import { pause, promote, publish, stopCandidate } from '@kaagazz/releases/rollout-changes';

import { ReleaseCommand } from '../testing/release-command.ts';
import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';

let command: ReleaseCommand;
let unlock: (() => Promise<void>) | undefined;

beforeEach(async () => {
  command = await ReleaseCommand.inTemporaryFolder();
  await writeTinyRelease(command.releasesDir, { version: '1.0.0-a' });
  await writeTinyRelease(command.releasesDir, { version: '1.0.1-b' });
  await command.setRollout((app) => publish(app, '1.0.0-a'));
});
afterEach(async () => {
  await unlock?.();
  unlock = undefined;
  await command.remove();
});

const file = (name: string) => path.join(command.releasesDir, name);
const change = (name: string) => () => fs.appendFile(file(name), ' ');
const remove = (name: string) => () => fs.rm(file(name));
const breakRollout = () => fs.writeFile(file('rollout.json'), '{"revision": 3, "apps": {"mfe-pr');

interface BadInput {
  what: string;
  line: string;
  code: ReleaseProblemCode;
  message: RegExp;
  given?: () => Promise<unknown>;
}

const invalidArguments: BadInput[] = [
  { what: 'no command', line: '', code: 'USAGE', message: /name a command/ },
  { what: 'an unknown command', line: 'publsh x', code: 'USAGE', message: /unknown command 'publsh'.*publish/ },
  { what: 'an unknown option', line: 'status --all', code: 'USAGE', message: /unknown option '--all'/ },
  { what: 'a missing argument', line: 'promote mfe-print', code: 'USAGE', message: /missing.* 'percent'/ },
  { what: 'a percent above 100', line: 'promote mfe-print 101', code: 'USAGE', message: /101 is not a percentage/ },
  { what: 'a percent below 0', line: 'promote mfe-print -1', code: 'USAGE', message: /-1/ },
  { what: 'a percent in words', line: 'promote mfe-print ten', code: 'USAGE', message: /ten is not a percentage/ },
  { what: 'a percent with three decimals', line: 'promote mfe-print 0.001', code: 'USAGE', message: /two decimals/ },
  { what: 'a descending plan', line: 'rollout mfe-print --plan 50,10', code: 'USAGE', message: /50,10 is not a plan/ },
  { what: 'a limit of 0', line: 'audit --limit 0', code: 'USAGE', message: /--limit must be .*, not 0/ },
  { what: 'an unknown app', line: 'promote nothing 10', code: 'UNKNOWN_APP', message: /no app nothing: .*mfe-print/ },
  { what: 'an app that is a path', line: 'publish ../../etc', code: 'UNKNOWN_APP', message: /no app/ },
  { what: 'an app without source', line: 'build nothing', code: 'UNKNOWN_APP', message: /no app nothing.*shell/ },
  { what: 'status of an unknown app', line: 'status constructor', code: 'UNKNOWN_APP', message: /no app/ },
  {
    what: 'an unknown version',
    line: 'publish mfe-print 9.9-z',
    code: 'UNKNOWN_VERSION',
    message: /no release 9\.9-z/,
  },
  { what: 'a version that is a path', line: 'publish mfe-print ../x', code: 'UNKNOWN_VERSION', message: /no release/ },
  {
    what: 'a rollback to an unpublished version',
    line: 'rollback mfe-print 1.0.1-b',
    code: 'UNKNOWN_VERSION',
    message: /never published/,
  },
  {
    what: 'a link to an unpublished version',
    line: 'link mfe-print 1.0.1-b',
    code: 'UNKNOWN_VERSION',
    message: /never published/,
  },
];

const invalidStates: BadInput[] = [
  {
    what: 'nothing to promote',
    line: 'promote mfe-print 10',
    code: 'NOT_NOW',
    message: /no candidate/,
    given: () => command.setRollout((app) => promote(app, 100)),
  },
  {
    what: 'a rollback to a version that was stopped',
    line: 'rollback mfe-print 1.0.0-a',
    code: 'NOT_NOW',
    message: /1\.0\.0-a was stopped on 2026-01-01 \(it failed\): use --force/,
    given: () =>
      command.setRollout((app) => stopCandidate(promote(app, 10), '1.0.0-a', 'it failed', new Date('2026-01-01'))),
  },
  {
    what: 'status of a storage without releases',
    line: 'status',
    code: 'NOT_NOW',
    message: /nothing has been released yet in /,
    given: () => Promise.all(['rollout.json', 'audit'].map((name) => fs.rm(file(name), { recursive: true }))),
  },
  {
    what: 'status without a rollout',
    line: 'status',
    code: 'BROKEN_ROLLOUT',
    message: /rollout\.json is missing in .*: restore it from a backup/,
    given: () => fs.rm(file('rollout.json')),
  },
  {
    what: 'a publication while visitors use another candidate',
    line: 'publish mfe-print 1.0.1-b',
    code: 'NOT_NOW',
    message: /1\.0\.0-a has 10 % of visitors: promote it to 100 or roll it back first/,
    given: () => command.setRollout((app) => promote(app, 10)),
  },
  {
    what: 'a preview whose name is a path',
    line: 'publish mfe-print 1.0.1-b --preview ../x',
    code: 'USAGE',
    message: /not a name for a preview/,
  },
  { what: 'an unknown preview', line: 'prune --preview pr-9', code: 'UNKNOWN_VERSION', message: /no preview pr-9/ },
  { what: 'nothing to roll back to', line: 'rollback mfe-print', code: 'NOT_NOW', message: /no previous release/ },
  {
    what: 'a paused rollout',
    line: 'promote mfe-print 5',
    code: 'NOT_NOW',
    message: /paused/,
    given: () => command.setRollout((app) => pause(app, true)),
  },
  {
    what: 'a concurrent change of the rollout',
    line: 'pause mfe-print',
    code: 'LOCKED',
    message: /somebody else/,
    given: async () => (unlock = await new FolderStorage(command.releasesDir).lock(0)),
  },
  {
    what: 'status of a half-written rollout',
    line: 'status',
    code: 'BROKEN_ROLLOUT',
    message: /rollout\.json is invalid/,
    given: breakRollout,
  },
  {
    what: 'a change to a half-written rollout',
    line: 'pause mfe-print',
    code: 'BROKEN_ROLLOUT',
    message: /rollout\.json is invalid/,
    given: breakRollout,
  },
];

const corruptReleases: BadInput[] = [
  ['a changed file', /server\/main\.cjs is not the file/, change('mfe-print/1.0.1-b/server/main.cjs')] as const,
  ['a missing file', /remoteEntry\.js is missing/, remove('mfe-print/1.0.1-b/client/remoteEntry.js')] as const,
  ['a missing compressed form', /remoteEntry\.js\.br/, remove('mfe-print/1.0.1-b/client/remoteEntry.js.br')] as const,
  ['a half-copied folder', /release\.json is missing/, remove('mfe-print/1.0.1-b/release.json')] as const,
].map(([what, message, given]) => ({
  what,
  line: 'publish mfe-print 1.0.1-b',
  code: 'CORRUPT_RELEASE',
  message,
  given,
}));

it.each([
  ...invalidArguments,
  ...invalidStates,
  ...corruptReleases,
  {
    what: 'a candidate that has been corrupted since it was published',
    line: 'promote mfe-print 50',
    code: 'CORRUPT_RELEASE' as const,
    message: /main\.cjs/,
    given: change('mfe-print/1.0.0-a/server/main.cjs'),
  },
  {
    what: 'a development build',
    line: 'publish mfe-print 1.0.2-dev',
    code: 'GATE_FAILED' as const,
    message: /development build/,
    given: () => writeTinyRelease(command.releasesDir, { version: '1.0.2-dev', mode: 'development' }),
  },
])('rejects $what with a one-line error and exit code $code, and changes nothing', async (bad: BadInput) => {
  await bad.given?.();
  const before = await command.readFiles();

  const { code, out, err } = await command.run(bad.line);

  expect([code, out]).toEqual([EXIT_CODES[bad.code], '']);
  expect(err).toMatch(/^release: [^\n]+\n$/);
  expect(err).toMatch(bad.message);
  expect(await command.readFiles()).toEqual(before);
});

it.each(['GATE_FAILURE', 'TYPE_ERROR'])('the publish command changes no files on a %s', async (failure) => {
  const before = await command.readFiles();
  const environment = { [failure]: 'contract: mfe-print speaks 9' };

  const [words, json] = await Promise.all([
    command.run('publish mfe-print 1.0.1-b', environment),
    command.run('publish mfe-print 1.0.1-b --json', environment),
  ]);

  expect([words.code, json.code]).toEqual([EXIT_CODES.GATE_FAILED, EXIT_CODES.GATE_FAILED]);
  expect(words.err).toMatch(/^release: mfe-print 1\.0\.1-b .*contract: mfe-print speaks 9$/m);
  expect(json.json()).toMatchObject({ ok: false, code: 'GATE_FAILED', message: expect.any(String) as string });
  expect(await command.readFiles()).toEqual(before);
});

it('rejects a rollout change with LOCKED while another change is in progress', async () => {
  const both = await Promise.all([
    command.run('promote mfe-print 10 --json'),
    command.run('promote mfe-print 20 --json'),
  ]);

  expect(both.map(({ code }) => code)).toContain(0);
  for (const { code, json } of both) {
    expect(json()).toMatchObject(code === 0 ? { ok: true } : { ok: false, code: 'LOCKED' });
  }
});
