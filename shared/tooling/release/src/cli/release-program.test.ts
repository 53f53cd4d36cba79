import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { verify } from '@kaagazz/releases';
import { promote, publish, stopCandidate } from '@kaagazz/releases/rollout-changes';

import { ReleaseCommand, SECRET } from '../testing/release-command.ts';
import { writeTinyRelease } from '../../../../releases/src/testing/tiny-release.ts';
import { readCommandContext } from './command-context.ts';

const PROGRAM = path.resolve(__dirname, 'main.ts');

let command: ReleaseCommand;

beforeEach(async () => {
  command = await ReleaseCommand.inTemporaryFolder();
  await writeTinyRelease(command.releasesDir, { version: '1.0.0-a' });
});
afterEach(() => command.remove());

it('the release program runs as a process', async () => {
  const env = { PATH: process.env.PATH, RELEASES_DIR: command.releasesDir };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [PROGRAM, ...args], { env });

  expect((await run('--help')).stdout).toContain('npm run release --');
  await expect(run('promote')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^release: missing/) as string,
  });
});

it('rollback restores the previous stable release after a promotion', async () => {
  const published = await command.runAll('publish mfe-print');
  expect(published.out).toBe('published mfe-print 1.0.0-a\nmfe-print: not launched, 1.0.0-a at 0 %\n');

  await writeTinyRelease(command.releasesDir, { version: '1.0.1-b' });
  await command.runAll('promote mfe-print 100', 'publish mfe-print --percent 0.5%');
  expect(await command.printApp()).toMatchObject({
    stable: '1.0.0-a',
    candidate: { version: '1.0.1-b', percent: 0.5 },
  });

  await command.runAll('rollback mfe-print');
  expect(await command.printApp()).toMatchObject({ stable: '1.0.0-a', candidate: { percent: 0 } });

  await command.runAll('promote mfe-print 100', 'rollback mfe-print --why slow');
  expect(await command.printApp()).toMatchObject({ stable: '1.0.0-a', candidate: null });

  await command.runAll('rollback mfe-print 1.0.1-b', 'pause mfe-print', 'pause mfe-print --off');
  const audit = await command.runAll('audit --json --limit 20');
  const lines = audit.json().lines as { what: string; who: string; why?: string }[];
  expect(lines.map(({ what }) => what).reverse()).toEqual(
    'publish promote publish promote rollback promote rollback rollback pause resume'.split(' '),
  );
  expect(new Set(lines.map(({ who }) => who))).toEqual(new Set(['asha']));
  expect(lines.map(({ why }) => why)).toContain('slow');
});

it('prints the rollout as a table that fits the width of the terminal', async () => {
  const [stable, candidate] = ['1.0.0-0123456789', '1.0.1-0123456789'];
  await command.setRollout((app) => promote(publish(app, stable), 100));
  await command.setRollout((app) => ({ ...promote(publish(app, candidate), 10), paused: true }));

  const [narrow, wide, json] = await Promise.all([
    command.run('status', { COLUMNS: '80' }),
    command.run('status'),
    command.run('status mfe-print --json'),
  ]);

  expect(Math.max(...narrow.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(narrow.out).toMatch(/mfe-print +1\.0\.0-0123456789 +1\.0\.1-0123456789 +- +2\n +10 %, paused/);
  expect(wide.out).toMatch(/mfe-print +1\.0\.0-0123456789 +1\.0\.1-0123456789 +10 % +paused +- +2\n/);
  expect(json.json()).toMatchObject({ ok: true, where: command.releasesDir, apps: { 'mfe-print': { stable } } });
});

it('the status command shows the current stage of a rollout plan', async () => {
  await command.runAll('publish mfe-print --percent 100');
  await writeTinyRelease(command.releasesDir, { version: '1.0.1-b' });
  await command.runAll('publish mfe-print');

  const started = await command.runAll('rollout mfe-print --plan 1,10,100 --views 200 --why routine');
  const verdict = {
    ...{ app: 'mfe-print', version: '1.0.1-b', percent: 1, verdict: 'waiting', server: 'shell-1' },
    ...{ reason: '12 of 200 page views in this stage so far', at: '2026-01-01T00:00:00.000Z' },
  };
  await fs.mkdir(path.join(command.releasesDir, 'verdicts'));
  await fs.writeFile(path.join(command.releasesDir, 'verdicts/mfe-print.json'), JSON.stringify(verdict));
  const [status, json] = await Promise.all([command.run('status'), command.run('status --json')]);

  expect(started.out).toBe('mfe-print: 1.0.0-a, 1.0.1-b at 1 % (stage 1 of 3)\n');
  expect(status.out).toContain(
    'mfe-print 1.0.1-b: stage 1 of 3 (1, 10, 100 %), waiting: 12 of 200 page views in this stage so far\n',
  );
  const plan = { stages: [1, 10, 100], views: 200, minutes: 10 };
  expect(json.json()).toMatchObject({ apps: { 'mfe-print': { candidate: { percent: 1, plan }, verdict } } });
});

it('prints signed links for testers and operators', async () => {
  await command.setRollout((app) => publish(app, '1.0.0-a'));

  const [link, page] = await Promise.all([
    command.run('link mfe-print 1.0.0-a --days 2 --json'),
    command.run('page', { SITE_ORIGIN: 'https://shop.example/' }),
  ]);

  const [, token = ''] = String(link.json().url).split('http://localhost:3000/_releases/try/');
  const { claims, expires } = await verify(SECRET, 'tester', token);
  expect(claims).toEqual({ 'mfe-print': '1.0.0-a' });
  expect(Math.abs(expires.getTime() - Date.now() - 2 * 86_400_000)).toBeLessThan(60_000);
  const [, pageToken = ''] = page.out.trim().split('https://shop.example/_releases/enter/');
  expect((await verify(SECRET, 'release-page', pageToken)).claims).toEqual({ who: 'asha' });
});

it('removes line breaks and terminal escape codes from the printed audit trail', async () => {
  const forged = '\u001b[2K\u001b[1Aravi\n1  2026-01-01 00:00  eve\u202e\u009b2J';
  const { registry } = readCommandContext({ RELEASES_DIR: command.releasesDir });
  await registry.change({ app: 'mfe-print', what: 'publish', who: forged, why: forged }, (app) =>
    publish(app, '1.0.0-a'),
  );
  await command.setRollout((app) => stopCandidate(promote(app, 10), '1.0.0-a', forged, new Date()));
  await command.run('pause mfe-print', { RELEASE_ACTOR: `${forged}${'x'.repeat(200)}` });

  const [audit, narrow, status, json] = await Promise.all([
    command.run('audit'),
    command.run('audit', { COLUMNS: '80' }),
    command.run('status'),
    command.run('audit --json --limit 1'),
  ]);

  for (const { out } of [audit, narrow, status]) {
    expect(out).toContain('ravi');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
    expect(out).not.toMatch(/^1 +2026-01-01/m);
  }
  const [{ who }] = json.json().lines as [{ who: string }];
  expect(who).toMatch(/^\[2K \[1Aravi 1 {2}2026-01-01 00:00 {2}eve 2Jx+$/);
  expect(who).toHaveLength(100);
});

it('prunes only old releases that are no longer in use', async () => {
  const versions = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e'];
  for (const version of versions) {
    await writeTinyRelease(command.releasesDir, { version });
    if (version !== '1.0.4-e') await command.setRollout((now) => promote(publish(now, version), 100));
  }
  const app = path.join(command.releasesDir, 'mfe-print');
  const old = new Date(Date.now() - 7_200_000);
  await fs.mkdir(path.join(app, '.draft-1/client'), { recursive: true });
  await fs.utimes(path.join(app, '.draft-1'), old, old);
  const stored = async () => (await fs.readdir(app)).filter((name) => !name.startsWith('.last')).sort();

  await command.runAll('prune');
  const dry = await command.runAll('prune mfe-print --keep 1 --days 0 --dry-run --json');
  expect(await stored()).toEqual(['.draft-1', ...versions]);
  expect(dry.json()).toMatchObject({
    dryRun: true,
    removed: { 'mfe-print': ['1.0.0-a', '1.0.1-b', '1.0.4-e', '.draft-1'] },
  });

  const pruned = await command.runAll('prune --keep 1 --days 0');
  expect(pruned.out).toContain('removed mfe-print 1.0.0-a\nremoved mfe-print 1.0.1-b\n');
  expect(await stored()).toEqual(['1.0.2-c', '1.0.3-d']);
  expect(await command.printApp()).toMatchObject({
    stable: '1.0.3-d',
    previous: '1.0.2-c',
    published: ['1.0.2-c', '1.0.3-d'],
  });
  expect((await command.runAll('audit --limit 1')).out).toMatch(/prune mfe-print.*1\.0\.0-a/s);
});

it('a new preview of a pull request replaces the earlier one', async () => {
  await command.runAll('publish mfe-print --percent 10');
  for (const version of ['1.0.1-b', '1.0.2-c']) {
    await writeTinyRelease(command.releasesDir, { version });
    await command.runAll(`publish mfe-print ${version} --preview pr-123`);
  }
  expect(await command.printApp()).toMatchObject({
    candidate: { version: '1.0.0-a', percent: 10 },
    previews: { 'pr-123': { version: '1.0.2-c' } },
    published: ['1.0.0-a'],
  });

  const link = await command.runAll('link mfe-print pr-123 --json');
  const [, token = ''] = String(link.json().url).split('/_releases/try/');
  expect((await verify(SECRET, 'tester', token)).claims).toEqual({ 'mfe-print': '1.0.2-c' });
  expect((await command.run('link mfe-print 1.0.1-b')).err).toMatch(/never published/);
  expect((await command.runAll('status')).out).toMatch(/mfe-print preview pr-123: 1\.0\.2-c since/);

  await command.runAll('prune --preview pr-123');
  expect(await command.printApp()).toMatchObject({ previews: {}, published: ['1.0.0-a'] });
  const pruned = await command.runAll('prune --days 0');
  expect(pruned.out).toBe('removed mfe-print 1.0.1-b\nremoved mfe-print 1.0.2-c\n');
});

it('the help text of each command contains an example', async () => {
  const { out } = await command.runAll('--help');

  const commands = [...out.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = '']) => name);
  const helps = await Promise.all(commands.map((name) => command.run(`${name} --help`)));

  expect(commands).toEqual(
    'build publish promote rollout rollback pause status prune link page audit keys sign'.split(' '),
  );
  for (const { code, out: help } of helps) {
    expect([code, help]).toEqual([0, expect.stringContaining('Example:\n  npm run release -- ')]);
  }
});

it('the release command checks all pages before a promotion above 10%', async () => {
  command.environment.PAGES_LEFT = '1';
  await command.runAll('publish mfe-print');
  expect((await command.runAll('promote mfe-print 10')).err).not.toContain('gate called');

  const refused = await command.run('promote mfe-print 50', { GATE_FAILURE: 'pages in a browser: /print: blank page' });
  expect(refused.code).toBe(6);
  expect(refused.err).toContain('/print: blank page');
  expect(await command.printApp()).toMatchObject({ candidate: { percent: 10 } });

  expect((await command.runAll('promote mfe-print 50')).err).toContain('gate called');
  expect((await command.runAll('promote mfe-print 100')).err).not.toContain('gate called');
});
