import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TesterChoice } from '@kaagazz/releases';

import { json } from '../../src/document/json.ts';
import type { PageView } from '../../src/page-boot.ts';
import type { ShellConfig } from '../config/index.ts';
import {
  AVOID_COOKIE,
  ReleaseChooser,
  VISITOR_COOKIE,
  avoidCookie,
  avoidCookieOptions,
  avoidedBy,
  isStaged,
  newVisitorId,
  releaseKey,
  visitorCookieOptions,
  visitorIdOf,
} from '../releases/index.ts';
import type { Choice, DeployedRelease, ReleaseCatalog, ReleaseFailure, Visitor } from '../releases/index.ts';
import { DrawnPage, HOLES } from './drawn-page.ts';
import { addressOf } from './page-address.ts';
import type { PageAddress } from './page-address.ts';
import { clientUrl, releasesOf } from '../rendering/index.ts';
import type { RenderPool } from '../rendering/index.ts';
import { PageCache } from './page-cache.ts';
import type { Drawing } from './page-cache.ts';
import { logFailure, pathToLog } from '../metrics/index.ts';
import type { PageTokens } from '../reports/index.ts';
import { contentSecurityPolicy, randomText, refuse, siteOriginOf } from '../security/index.ts';
import { releaseBadge } from './release-badge.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { testerChoiceOf } from '../release-page/index.ts';

/** Line breaks in a path, encoded: the router's catch-all does not match them, and nobody owns such a path. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

/** A release that only a tester sees may have to be brought first. */
const TESTED_WITHIN_MS = 1_500;

interface PagesOptions {
  config: ShellConfig;
  catalog: ReleaseCatalog;
  pool: RenderPool;
  health: ReleaseHealth;
  tokens: PageTokens;
}

/** A page drawn with one choice of releases, and what came of it. */
interface Attempt {
  choice: Choice;
  address: PageAddress;
  drawing: Drawing;
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Every path that is not a file or a call: rendered with the releases that this visitor gets. One that fails is replaced by another before anything is
 * sent, and is avoided for this visitor from then on.
 *
 * @returns the handler, for other routes that want to answer as if they were not there
 */
export function pages(app: FastifyInstance, { config, catalog, pool, health, tokens }: PagesOptions): PageHandler {
  const chooser = new ReleaseChooser();
  const cache = new PageCache(config.pageCacheMs);
  catalog.onChange((view) => {
    chooser.follow(view);
    pool.keepOnly(chooser.sets);
    cache.clear();
  });

  const answer: PageHandler = async (request, reply) => {
    const origin = siteOriginOf(request, config.siteOrigin);
    if (origin === undefined) return refuse(request, reply, 400);
    // Put together, not resolved: `//elsewhere.example/` is a path like any other.
    const url = new URL(origin + request.url);
    if (LINE_BREAK.test(url.pathname)) return refuse(request, reply, 404);

    const visitor = await visitorOf(request);
    const { drawing, choice, address, avoids } = await draw(url, origin, visitor);
    const secure = origin.startsWith('https:');
    if (visitor.isNew) reply.setCookie(VISITOR_COOKIE, visitor.id, visitorCookieOptions(secure));
    if (avoids !== visitor.avoids) reply.setCookie(AVOID_COOKIE, avoidCookie(avoids), avoidCookieOptions(secure));
    if (drawing.kind === 'none') return refuse(request, reply, 503);
    // Nobody keeps it for others, a lasting redirect neither. (`no-store` would cost the back-forward cache.)
    reply.header('cache-control', 'private, no-cache');
    if (drawing.kind === 'redirect') return reply.redirect(drawing.location, drawing.status);

    const { page } = drawing;
    if (page.status === 404) request.log.warn({ path: pathToLog(url.pathname) }, 'page not found');
    const { owner, release, pattern, isOwnDocument, frames } = address;
    request.servedPage = { set: choice.set, owner: release, pattern, tester: isTester(visitor) };
    const nonce = randomText(16, 'base64');
    const { checkoutScript } = config;
    reply.code(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ nonce, pays: isOwnDocument, frames, checkoutScript }),
      ...(page.status === 503 ? { 'retry-after': '5' } : {}),
    });
    const own = { nonce, view: json(viewOf(choice, owner, visitor)), badge: badgeOf(choice, visitor, nonce) };
    const brotli = takesBrotli(request) ? await page.filledBrotli(own) : undefined;
    if (!brotli) return reply.send(page.filled(own));
    return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(brotli);
  };

  /** Draws the page with this visitor's releases; while one fails that another can stand in for, with that other one. */
  async function draw(url: URL, origin: string, visitor: Visitor & { tested: Map<string, DeployedRelease> }) {
    let { avoids } = visitor;
    const attempts: Attempt[] = [];
    for (;;) {
      const choice = chooser.choose(
        catalog.view,
        { ...visitor, avoids },
        { tested: visitor.tested, isCondemned: (name, version) => pool.isCondemned(name, version) },
      );
      const address = addressOf(choice.set, url.pathname);
      const drawing = await drawn(url, origin, { choice, address }, visitor);
      attempts.push({ choice, address, drawing });
      const failure = failureOf(drawing);
      // A stall was told when the release was condemned: of each page that does without it would be too much.
      if (failure && failure.kind !== 'stall') logFailure(app.log, failure);
      if (!failure || !choice.replaceable.includes(failure.app)) {
        // What testers meet says nothing about shoppers.
        if (!isTester(visitor)) for (const attempt of attempts) count(attempt, failure);
        // When none works it is not the release's fault, and nothing is held against it.
        return { choice, address, drawing, avoids: failure ? visitor.avoids : avoids };
      }
      avoids = new Set([...avoids, releaseKey(failure.app, failure.version)]);
    }
  }

  /** Of the cache, unless what it holds may be another page than the one that would be drawn. */
  function drawn(
    url: URL,
    origin: string,
    { choice: { set }, address: { owner, isOwnDocument, isAsOwned } }: Omit<Attempt, 'drawing'>,
    visitor: Visitor,
  ): Promise<Drawing> {
    const draw = async (): Promise<Drawing> => {
      const outcome = await pool.render(set, {
        url: url.href,
        origin,
        apiUrl: config.apiUrl,
        nonce: HOLES.nonce,
        view: HOLES.view,
        owner,
        boot: { ...releasesOf(set), failed: [], year: new Date().getFullYear() },
      });
      if (outcome.kind !== 'page') return outcome;
      const { status, html, failure } = outcome;
      return { kind: 'page', page: new DrawnPage(status, html), ...(failure && { failure }) };
    };
    const isFailing = Object.values(set.releases).some(({ app: name, version }) => pool.isCondemned(name, version));
    if (isTester(visitor) || isOwnDocument || isFailing) return draw();
    // Without a configured origin each visitor can make up another one.
    const isCommon = isAsOwned && url.search === '' && visitor.avoids.size === 0 && config.siteOrigin !== undefined;
    return cache.page({ set: set.key, href: url.href, isCommon }, draw);
  }

  /** @param atLast what failed in the last attempt: the visitor's page is drawn without it */
  function count(
    { choice: { set, condemned }, address: { owner }, drawing }: Attempt,
    atLast: ReleaseFailure | undefined,
  ): void {
    const failure = failureOf(drawing);
    const seen = [set.releases.shell, set.releases[owner ?? '']].filter((release) => release !== undefined);
    health.view(seen);
    if (failure && !(failure.app === atLast?.app && isPagesFault(failure))) health.failure(failure, 'server');
    // A view that a release lost because its code is not run is held against it: it would look healthy else.
    for (const lost of condemned.filter(({ app: name }) => name === owner || name === 'shell')) {
      health.view([lost]);
      health.failure({ ...lost, kind: 'stall' }, 'server');
    }
  }

  /**
   * Of a page that no release of an app could draw. It is held against the stable one alone: otherwise whoever knows such an address would stop any
   * candidate with it, be it that the stable one fails there, too, or that their cookie keeps it from being tried.
   */
  function isPagesFault({ app: name, version, kind }: ReleaseFailure): boolean {
    const stable = catalog.view.rollout.apps[name]?.stable ?? version;
    return kind === 'render' && version !== stable;
  }

  async function visitorOf({ cookies, log }: FastifyRequest) {
    const id = visitorIdOf(cookies);
    // Nobody is given an id as long as it would decide nothing.
    const isNew = id === undefined && isStaged(catalog.view);
    const tests = await testerChoiceOf(cookies, config.releasesSecret);
    const tested = await testedReleases(tests).catch((error: unknown) => {
      log.error({ err: error }, 'a tester’s release could not be brought');
      return new Map<string, DeployedRelease>();
    });
    return { id: isNew ? newVisitorId() : (id ?? ''), isNew, avoids: avoidedBy(cookies), tests, tested };
  }

  async function testedReleases(tests: TesterChoice): Promise<Map<string, DeployedRelease>> {
    const asked = Object.entries(tests);
    if (asked.length === 0) return new Map();
    const late = pause(TESTED_WITHIN_MS, undefined, { ref: false });
    const releases = await Promise.all(
      asked.map(([name, version]) => Promise.race([catalog.published(name, version), late])),
    );
    return new Map(
      releases
        .filter((release) => release !== undefined)
        .map((release) => [releaseKey(release.app, release.version), release]),
    );
  }

  function viewOf({ set, replaceable }: Choice, owner: string | undefined, visitor: Visitor): PageView {
    const { shell } = set.releases;
    const counts = !isTester(visitor);
    const measured = counts && shell !== undefined && Math.random() < config.vitalsSample;
    const versions = Object.values(set.releases).map(({ app: name, version }) => [name, version] as const);
    return {
      token: tokens.issue({ releases: Object.fromEntries(versions), owner, counted: counts }),
      replaceable: [...replaceable],
      vitals: measured ? (shell.chunks.vitals ?? []).map((file) => clientUrl(shell.base, file)) : [],
    };
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
  return answer;
}

function failureOf(drawing: Drawing): ReleaseFailure | undefined {
  return drawing.kind === 'redirect' ? undefined : drawing.failure;
}

function isTester({ tests }: Visitor): boolean {
  return Object.keys(tests).length > 0;
}

/** What a tester sees of what they asked for; empty for everybody else. */
function badgeOf({ set }: Choice, { tests }: Visitor, nonce: string): string {
  if (Object.keys(tests).length === 0) return '';
  const choices = Object.entries(tests).map(([app, version]) => ({
    app,
    version,
    shown: set.releases[app]?.version === version,
  }));
  return releaseBadge({ choices, nonce });
}

/** As browsers say it. Whoever weighs encodings gets a page that is compressed for them. */
function takesBrotli({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*br\s*(,|$)/.test(headers['accept-encoding']?.toString() ?? '');
}
