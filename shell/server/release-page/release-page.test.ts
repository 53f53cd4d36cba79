import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import cookie from '@fastify/cookie';
import { FolderStorage, ReleaseRegistry, rolloutChanges, sign } from '@kaagazz/releases';
import type { ReleaseVerdict, Rollout } from '@kaagazz/releases';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ReleasePageModel } from '../../src/release-page/release-page-model.ts';
import type { Notice, ReleasePageView } from '../../src/release-page/release-page-view.ts';
import { writeRelease } from '../test-support/hand-made-release.ts';
import { registerRefusals } from '../security/refusals.ts';
import { registerReleasePage } from './release-page.routes.ts';
import type { DeployedRelease } from '../releases/index.ts';
import { ReleaseHealth } from '../health/release-health.ts';

const SECRET = 'a secret that is long enough for tests';
const TOKEN = 'the-operators-token-of-these-tests';
const PREVIOUS_TOKEN = 'the-token-before-it-of-these-tests';
const HERE = 'https://kaagazz.example';
const BEARER = { authorization: `Bearer ${TOKEN}` };

let folder: string;
let registry: ReleaseRegistry;
let health: ReleaseHealth;
let lastGood: Rollout;
let complaint: string;
let verdict: ReleaseVerdict | undefined;
let shown: ReleasePageView | undefined;
let html: () => string;
let inUse: Map<string, DeployedRelease>;
let site: FastifyInstance;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-page-'));
  registry = new ReleaseRegistry(new FolderStorage(folder));
  health = new ReleaseHealth();
  complaint = '';
  verdict = undefined;
  shown = undefined;
  html = () => '<h1>shown</h1>';
  writeRelease(folder, 'mfe-print', '1.0.0-a');
  const provenance = {
    commit: '0123456789abcdef',
    author: 'Asha',
    modified: false,
    time: '2026-11-21T08:30:00.000Z',
    builder: 'ci/print/482',
    changes: [{ commit: '0123456', author: 'Asha', subject: 'Show the price of each format' }],
  };
  const release = writeRelease(folder, 'mfe-print', '1.0.1-b', { provenance });
  inUse = new Map([['mfe-print@1.0.1-b', { ...release, folder, base: '/' }]]);
  const who = 'ci';
  await registry.change({ app: 'shell', what: 'activate', who }, (app) => rolloutChanges.activate(app, '3.0.0-a'));
  await registry.change({ app: 'mfe-print', what: 'activate', who }, (app) => rolloutChanges.activate(app, '1.0.0-a'));
  await registry.change({ app: 'mfe-print', what: 'publish', who }, (app) => rolloutChanges.publish(app, '1.0.1-b'));
  lastGood = await registry.rollout();

  site = Fastify();
  registerRefusals(site);
  await site.register(cookie);
  await registerReleasePage(site, {
    registry,
    health,
    served: () => ({ rollout: lastGood, complaint, releases: inUse, waiting: new Map([['mfe-print@1.0.1-b', 13]]) }),
    verdictOf: (app) => (app === 'mfe-print' ? verdict : undefined),
    server: 'shop-1',
    secret: SECRET,
    operatorTokens: [TOKEN, PREVIOUS_TOKEN],
    siteOrigin: HERE,
    render: async (view) => {
      shown = view;
      return html();
    },
    notFound: async (_request, reply) => reply.code(404).type('text/html').send('<h1>Oops! Page not found</h1>'),
  });
});
afterEach(async () => {
  await site.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function overview(): { model: ReleasePageModel; notice: Notice | null } {
  if (shown?.page !== 'overview') throw new Error(`the page is ${shown?.page ?? 'not rendered'}`);
  return shown;
}

async function printApp() {
  await site.inject({ url: '/_releases', headers: BEARER });
  return overview().model.apps.find(({ app }) => app === 'mfe-print')!;
}

async function signedIn(who = 'meera') {
  const link = await sign(SECRET, 'release-page', { who }, 300);
  const response = await site.inject(`/_releases/enter/${link}`);
  return { cookie: `release-page=${response.cookies[0]?.value ?? ''}` };
}

async function confirmation(query: Record<string, string>, headers: Record<string, string>) {
  const response = await site.inject({ url: '/_releases/confirm', query, headers });
  if (shown?.page !== 'confirm') throw new Error(`no confirmation: ${response.statusCode} ${response.body}`);
  return shown.confirmation;
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string>) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return site.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('without operator access', () => {
  it.each([
    ['no credentials', {}],
    ['a wrong token', { authorization: 'Bearer the-operators-token-of-these-testz' }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['an unsigned cookie', { cookie: 'release-page=meera' }],
  ])('the release page returns 404 to a visitor with %s', async (_who, headers) => {
    for (const url of ['/_releases', '/_releases/confirm?what=promote', '/_releases/enter/forged']) {
      const response = await site.inject({ url, headers });

      expect(response.statusCode).toBe(404);
      expect(response.body).toBe('<h1>Oops! Page not found</h1>');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const before = await registry.rollout();
    for (const what of ['promote', 'rollback', 'pause']) {
      const response = await post(`/_releases/${what}`, { app: 'mfe-print', percent: '100' }, headers);

      expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
    }
    expect(await registry.rollout()).toEqual(before);
  });

  it.each([
    ['a tester’s link', () => sign(SECRET, 'tester', { who: 'meera' }, 300)],
    [
      'a link with another secret',
      () => sign('another secret that is long enough too', 'release-page', { who: 'x' }, 300),
    ],
    ['a session cookie', async () => (await signedIn()).cookie.slice('release-page='.length)],
  ])('/_releases/enter returns 404 for %s used as a link', async (_what, token) => {
    const response = await site.inject(`/_releases/enter/${await token()}`);

    expect(response.statusCode).toBe(404);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('an expired sign-in link returns 410 and explains how to get a new one', async () => {
    const response = await site.inject(`/_releases/enter/${await sign(SECRET, 'release-page', { who: 'meera' }, -1)}`);

    expect(response.statusCode).toBe(410);
    expect(shown).toMatchObject({
      page: 'message',
      text: expect.stringContaining('npm run release -- page') as string,
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

it('a sign-in link starts a 12-hour session', async () => {
  const response = await site.inject(`/_releases/enter/${await sign(SECRET, 'release-page', { who: 'meera' }, 300)}`);

  expect(response.statusCode).toBe(200);
  expect(shown).toMatchObject({ page: 'message', redirects: true, link: { href: '/_releases' } });
  expect(response.cookies[0]).toMatchObject({
    name: 'release-page',
    path: '/_releases',
    httpOnly: true,
    sameSite: 'Strict',
    secure: true,
    maxAge: 12 * 3600,
  });
});

it('the release page shows the rollout and the health of each release', async () => {
  health.view([{ app: 'mfe-print', version: '1.0.1-b' }]);
  health.view([{ app: 'mfe-print', version: '1.0.1-b' }]);
  health.failure({ app: 'mfe-print', version: '1.0.1-b', kind: 'render' }, 'server');
  health.vital({ app: 'mfe-print', version: '1.0.1-b', name: 'LCP', value: 1800 });

  const response = await site.inject({ url: '/_releases', headers: await signedIn() });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('<h1>shown</h1>');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(response.headers['content-security-policy']).not.toContain('script-src');
  const { model } = overview();
  expect(model).toMatchObject({ who: 'meera', server: 'shop-1', revision: 3, problem: null });
  expect(model.audit?.map(({ what }) => what)).toEqual(['publish', 'activate', 'activate']);
  const [print, shell] = model.apps;
  expect(shell).toMatchObject({ app: 'shell', rollback: null, others: [] });
  expect(print).toMatchObject({ app: 'mfe-print', launched: true, paused: false, others: [] });
  expect(print?.releases).toMatchObject([
    { role: 'stable', version: '1.0.0-a', percent: 100, views: 0, lcp: null },
    { role: 'candidate', version: '1.0.1-b', percent: 0, views: 2, failures: 1, recent: { views: 2, failures: 1 } },
  ]);
  const candidate = print!.releases[1]!;
  expect(candidate.kinds).toEqual([{ kind: 'render', source: 'server', count: 1 }]);
  expect(Math.abs(candidate.lcp! - 1800)).toBeLessThan(100);
  expect(candidate.publishedAt).toBe(model.audit?.[0]?.at);
});

it('the release page shows who built the candidate', async () => {
  const { releases } = await printApp();

  expect(releases.find(({ role }) => role === 'candidate')).toMatchObject({
    origin: { commit: '0123456789abcdef', author: 'Asha', builder: 'ci/print/482' },
    waitsForApi: 13,
  });
});

it('the release page lists failing apps first', async () => {
  const shell = { app: 'shell', version: '3.0.0-a' };
  for (let view = 0; view < 20; view++) health.view([shell]);
  for (let failure = 0; failure < 8; failure++) health.failure({ ...shell, kind: 'render' }, 'browser');

  await site.inject({ url: '/_releases', headers: BEARER });

  expect(overview().model.apps.map(({ app }) => app)).toEqual(['shell', 'mfe-print']);
});

it('the release page returns JSON if the request asks for it', async () => {
  const response = await site.inject({ url: '/_releases', headers: { ...BEARER, accept: 'application/json' } });

  expect(response.json()).toMatchObject({ revision: 3, notice: null, apps: [{ app: 'mfe-print' }, { app: 'shell' }] });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('the release page accepts the current and the previous operator token', async () => {
  const statuses = [PREVIOUS_TOKEN, TOKEN, 'the-token-of-nobody-in-these-tests'].map(async (token) => {
    const response = await site.inject({ url: '/_releases', headers: { authorization: `Bearer ${token}` } });
    return response.statusCode;
  });

  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

it('a confirmed change is recorded with the operator’s name and the reason', async () => {
  const me = await signedIn();
  const { state } = await printApp();

  const asked = await confirmation({ what: 'promote', app: 'mfe-print', percent: '10', state }, me);
  expect(asked).toMatchObject({
    sentence: 'You are about to give mfe-print 1.0.1-b to 10 % of visitors.',
    from: '1.0.0-a, 1.0.1-b at 0 %',
    to: '1.0.0-a, 1.0.1-b at 10 %',
    action: '/_releases/promote',
  });
  expect((await registry.rollout()).revision).toBe(3);

  const response = await post(asked.action, { ...asked.fields, why: ' looks good ' }, { ...me, origin: HERE });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/_releases?done=4');
  expect((await registry.rollout()).lastChange).toMatchObject({
    who: 'meera',
    what: 'promote',
    app: 'mfe-print',
    to: '1.0.0-a, 1.0.1-b at 10 %',
    why: 'looks good',
  });

  await site.inject({ url: '/_releases?done=4', headers: me });
  expect(overview().notice).toEqual({ tone: 'success', text: 'Done: mfe-print is now 1.0.0-a, 1.0.1-b at 10 %.' });
});

it('an operator can promote, roll back, pause and resume a release', async () => {
  const press = async (what: string, fields: Record<string, string>) => {
    const { state } = await printApp();
    const response = await post(`/_releases/${what}`, { app: 'mfe-print', state, ...fields }, BEARER);
    expect(response.statusCode).toBe(303);
    return (await registry.rollout()).lastChange;
  };

  await registry.writeChecks('mfe-print', '1.0.1-b', { pages: [], complete: true });
  expect(await press('promote', { percent: '100' })).toMatchObject({ what: 'promote', to: '1.0.1-b', who: 'operator' });
  expect((await printApp()).rollback).toEqual({ to: 'previous', version: '1.0.0-a' });
  expect(await press('rollback', {})).toMatchObject({ what: 'rollback', to: '1.0.0-a' });
  expect(await press('rollback', { version: '1.0.1-b' })).toMatchObject({ what: 'rollback', to: '1.0.1-b' });
  expect(await press('pause', { on: 'yes' })).toMatchObject({ what: 'pause' });
  expect(await press('pause', { on: 'no' })).toMatchObject({ what: 'resume' });
});

describe('refuses with an error message and changes nothing', () => {
  afterEach(async () => {
    const now = await registry.rollout().catch(() => undefined);
    expect([undefined, 0, lastGood.revision]).toContain(now?.revision);
  });

  it.each([
    ['a percentage above 100', 'promote', { percent: '101' }, 400, 'percent'],
    ['a percentage that is not a number', 'promote', { percent: 'ten' }, 400, 'percent'],
    ['an empty percentage', 'promote', { percent: '' }, 400, 'percent'],
    ['a percentage finer than the buckets', 'promote', { percent: '0.001' }, 400, 'percent'],
    ['an unknown app', 'promote', { app: 'mfe-moon', percent: '10' }, 404, 'There is no app mfe-moon'],
    [
      'an app named like an object property',
      'promote',
      { app: 'constructor', percent: '10' },
      404,
      'There is no app constructor',
    ],
    ['an unknown version', 'rollback', { version: '9.9.9-z' }, 404, '9.9.9-z was never published'],
    ['a rollback to the stable release', 'rollback', { version: '1.0.0-a' }, 409, 'stable release already'],
    ['a rollback without a previous release', 'rollback', {}, 409, 'no previous release'],
    ['resuming an app that is not paused', 'pause', { on: 'no' }, 409, 'not paused'],
    ['an empty state', 'promote', { percent: '10', state: '' }, 409, 'changed in the meantime by ci (publish'],
  ])('the release page refuses %s with an error message', async (_what, what, fields, status, words) => {
    const { state } = await printApp();
    const intent = { app: 'mfe-print', state, ...fields };

    const response = await post(`/_releases/${what}`, intent, BEARER);
    expect(response.statusCode).toBe(status);
    expect(overview().notice).toEqual({ tone: 'error', text: expect.stringContaining(words) as string });
    expect(overview().notice?.text).toContain('Nothing was changed');

    const before = await site.inject({ url: '/_releases/confirm', query: { what, ...intent }, headers: BEARER });
    expect(before.statusCode).toBe(status);
  });

  it('promotion above 10% is refused until the release gate has checked all pages', async () => {
    await registry.writeChecks('mfe-print', '1.0.1-b', { pages: ['/KaagazzPrint'], complete: false });
    const { state } = await printApp();

    const response = await post('/_releases/promote', { app: 'mfe-print', percent: '50', state }, BEARER);

    expect(response.statusCode).toBe(409);
    expect(overview().notice?.text).toContain('run npm run release -- promote mfe-print 50');
  });

  it('promotion of a candidate with a missing file is refused', async () => {
    fs.rmSync(path.join(folder, 'mfe-print/1.0.1-b/client/remoteEntry.js'));
    const { state } = await printApp();

    const response = await post('/_releases/promote', { app: 'mfe-print', percent: '10', state }, BEARER);

    expect(response.statusCode).toBe(409);
    expect(overview().notice?.text).toContain('remoteEntry.js is missing. Nothing was changed.');
  });

  it('rejects a form submitted from another site', async () => {
    const me = await signedIn();
    const { state } = await printApp();
    const { action, fields } = await confirmation({ what: 'promote', app: 'mfe-print', percent: '10', state }, me);
    const { csrf: othersToken } = (
      await confirmation({ what: 'promote', app: 'mfe-print', percent: '10', state }, await signedIn('ravi'))
    ).fields;

    for (const [headers, sent] of [
      [{ origin: 'https://evil.example' }, fields],
      [{ origin: HERE, 'sec-fetch-site': 'same-site' }, fields],
      [{}, fields],
      [{ origin: HERE }, { ...fields, csrf: othersToken ?? '' }],
      [{ origin: HERE }, { ...fields, csrf: '' }],
    ] as const) {
      const response = await post(action, sent, { ...me, ...headers });
      expect(response.statusCode).toBe(403);
      expect(overview().notice?.text).toContain('did not come from the release page');
    }
  });

  it('a change is refused while another process holds the lock', async () => {
    const { state } = await printApp();
    const unlock = await registry.storage.lock(0);

    const response = await post('/_releases/promote', { app: 'mfe-print', percent: '10', state }, BEARER);
    await unlock();

    expect(response.statusCode).toBe(423);
    expect(overview().notice?.text).toMatch(/^Somebody else is changing the rollout.*Nothing was changed\.$/);
  });

  it('a change is refused if the rollout is paused or has changed in the meantime', async () => {
    const { state: stale } = await printApp();
    await registry.change({ app: 'mfe-print', what: 'pause', who: 'ravi' }, (app) => rolloutChanges.pause(app, true));
    lastGood = await registry.rollout();

    const late = await post('/_releases/promote', { app: 'mfe-print', percent: '10', state: stale }, BEARER);
    expect(late.statusCode).toBe(409);
    expect(overview().notice?.text).toContain('changed in the meantime by ravi (pause');

    const { state } = await printApp();
    const paused = await post('/_releases/promote', { app: 'mfe-print', percent: '10', state }, BEARER);
    expect(paused.statusCode).toBe(409);
    expect(overview().notice?.text).toContain('paused');
  });

  it('the release page shows the last valid rollout if rollout.json is invalid', async () => {
    const { state } = await printApp();
    fs.writeFileSync(path.join(folder, 'rollout.json'), '{"apps": {');

    const shown = await site.inject({ url: '/_releases', headers: BEARER });
    expect(shown.statusCode).toBe(503);
    expect(overview().model).toMatchObject({ problem: { code: 'BROKEN_ROLLOUT' }, revision: lastGood.revision });
    expect(overview().model.apps).toHaveLength(2);

    const response = await post('/_releases/promote', { app: 'mfe-print', percent: '10', state }, BEARER);
    expect(response.statusCode).toBe(503);
  });

  it('the release page shows the last valid rollout if the storage is unavailable', async () => {
    const { state } = await printApp();
    fs.rmSync(folder, { recursive: true });

    const shown = await site.inject({ url: '/_releases', headers: BEARER });
    expect(shown.statusCode).toBe(503);
    expect(overview().model).toMatchObject({ problem: { code: 'STORAGE' }, audit: null, revision: lastGood.revision });

    const response = await post('/_releases/rollback', { app: 'mfe-print', state }, BEARER);
    expect(response.statusCode).toBe(503);
  });
});

it('an operator can set a candidate to 0% even if the server cannot load it', async () => {
  complaint = 'mfe-print 1.0.1-b: release.json is missing';

  const { state } = await printApp();

  expect(overview().model.problem).toEqual({ code: 'NOT_TAKEN', message: complaint });
  const response = await post('/_releases/promote', { app: 'mfe-print', percent: '0', state }, BEARER);
  expect(response.statusCode).toBe(303);
});

it('the release page falls back to plain text if the shell cannot render it', async () => {
  html = () => {
    throw new Error('the shell is broken');
  };

  const response = await site.inject({ url: '/_releases', headers: BEARER });

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/plain');
  expect(response.body).toContain('npm run release');
  expect(response.body).toMatch(/"role": "stable",\s+"version": "1.0.0-a",\s+"percent": 100/);
});

it('the release page shows the candidate’s rollout plan and health verdict', async () => {
  const plan = { stages: [1, 10, 100], views: 300, minutes: 10 };
  await registry.change({ app: 'mfe-print', what: 'rollout', who: 'asha' }, (app) =>
    rolloutChanges.startPlan(app, plan, new Date()),
  );
  const judged = { verdict: 'waiting', reason: '3 of 300 page views in this stage so far' } as const;
  const at = new Date().toISOString();
  verdict = { ...judged, app: 'mfe-print', version: '1.0.1-b', percent: 1, at, server: 'shop-1' };

  expect(await printApp()).toMatchObject({ plan: { ...plan, stage: 1 }, verdict: judged });
  expect(overview().model.apps.find(({ app }) => app === 'shell')).toMatchObject({ plan: null, verdict: null });
});

it('the rollback confirmation shows why the release was stopped', async () => {
  const why = '30 of 100 page views failed';
  const change = (how: Parameters<ReleaseRegistry['change']>[1]) =>
    registry.change({ app: 'mfe-print', what: 'change', who: 'ci' }, how);
  await change((app) => rolloutChanges.promote(app, 10));
  await change((app) => rolloutChanges.stopCandidate(app, '1.0.1-b', why, new Date('2026-01-01')));
  const { state } = await printApp();

  const query = { what: 'rollback', app: 'mfe-print', state, version: '1.0.1-b' };
  const { consequence } = await confirmation(query, await signedIn());

  expect(consequence).toContain(`Warning: it was stopped automatically on 2026-01-01: ${why}.`);
});
