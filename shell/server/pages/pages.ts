import { randomBytes } from 'node:crypto';

import { REQUEST_ID_HEADER } from '@kaagazz/http-server';
import type { Tracing } from '@kaagazz/http-server/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { json } from '../../src/document/json.ts';
import type { PageView } from '../../src/page-boot.ts';
import type { ShellConfig } from '../config/index.ts';
import type { ErrorLog } from '../errors/index.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { pathToLog } from '../metrics/index.ts';
import {
  AVOID_COOKIE,
  VISITOR_COOKIE,
  avoidCookie,
  avoidCookieOptions,
  visitorCookieOptions,
} from '../releases/index.ts';
import type { Choice, ReleaseCatalog } from '../releases/index.ts';
import { clientUrl } from '../rendering/index.ts';
import type { RenderPool } from '../rendering/index.ts';
import type { PageTokens } from '../reports/index.ts';
import type { SettingsFollower } from '../settings/index.ts';
import { contentSecurityPolicy, mountedSecurityPolicy, refuse, siteOriginOf } from '../security/index.ts';
import type { UpstreamPool } from '../upstream/index.ts';
import { pageVisitorOf } from './page-visitor.ts';
import { isPreview } from './page-address.ts';
import type { PageAddress } from './page-address.ts';
import type { PageResult } from './page-cache.ts';
import type { PageVisitor } from './page-visitor.ts';
import { withReleaseBadge } from './release-badge.ts';
import { VisitorPages } from './visitor-pages.ts';

/** Matches percent-encoded line breaks, which the router's wildcard `/*` doesn't match. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

interface PagesOptions {
  config: ShellConfig;
  api: UpstreamPool;
  catalog: ReleaseCatalog;
  pool: RenderPool;
  health: ReleaseHealth;
  errors: ErrorLog;
  tokens: PageTokens;
  tracing: Tracing;
  settings: Pick<SettingsFollower, 'current' | 'onChange'>;
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function registerPages(app: FastifyInstance, options: PagesOptions): PageHandler {
  const { config, catalog, tokens } = options;
  const pages = new VisitorPages(options);

  const handler: PageHandler = async (request, reply) => {
    const origin = siteOriginOf(request, config.siteOrigin);
    if (origin === undefined) return refuse(request, reply, 400);
    // Concatenate the strings, because `new URL('//elsewhere.example/', origin)` would change the
    // host.
    const url = new URL(origin + request.url);
    if (LINE_BREAK.test(url.pathname)) return refuse(request, reply, 404);

    const visitor = await pageVisitorOf(request, catalog, config.releasesSecret);
    const { result, choice, address, avoids } = await pages.render(url, visitor, {
      log: request.log,
      callHeaders: { [REQUEST_ID_HEADER]: request.id },
    });
    const reason = reasonForFailure(result);
    if (reason) request.log.warn({ page: address.pattern, reason }, 'a page is unavailable');
    const secure = origin.startsWith('https:');
    if (visitor.isNew) reply.setCookie(VISITOR_COOKIE, visitor.id, visitorCookieOptions(secure));
    if (avoids !== visitor.avoids) reply.setCookie(AVOID_COOKIE, avoidCookie(avoids), avoidCookieOptions(secure));
    if (result.kind === 'none') return refuse(request, reply, 503);
    // `no-store` can disable the back-forward cache, so only previews use it.
    reply.header('cache-control', isPreview(url) ? 'private, no-store' : 'private, no-cache');
    if (isPreview(url)) reply.header('x-robots-tag', 'noindex');
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status);

    const { page } = result;
    if (page.status === 404) request.log.warn({ path: pathToLog(url.pathname) }, 'page not found');
    const { release, pattern, isOwnDocument, frames } = address;
    request.servedPage = { set: choice.set, owner: release, pattern, tester: visitor.isTester };
    const nonce = randomBytes(16).toString('base64');
    const { checkoutScript } = config;
    reply.code(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        release?.mountedAt === undefined
          ? contentSecurityPolicy({ nonce, pays: isOwnDocument, frames, checkoutScript })
          : mountedSecurityPolicy(nonce),
      ...(page.status === 503 && { 'retry-after': '5' }),
      // The live check (`npm run check:live`) reads this header.
      ...(config.trust.isRequired && { 'x-releases': 'signed' }),
    });
    const values = { nonce, view: json(viewOf(choice, address, visitor)) };
    if (visitor.isTester)
      return reply.send(withReleaseBadge(page.fill(values), testedReleases(choice, visitor), nonce));
    const compressed = acceptsBrotli(request) ? await page.fillBrotli(values) : undefined;
    if (!compressed) return reply.send(page.fill(values));
    return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(compressed);
  };

  function viewOf({ set, replaceable }: Choice, { owner, release }: PageAddress, { isTester }: PageVisitor): PageView {
    const { shell } = set.releases;
    const isShop = release?.mountedAt === undefined;
    const isMeasured = isShop && !isTester && shell !== undefined && Math.random() < config.vitalsSample;
    const versions = Object.values(set.releases).map(({ app: name, version }) => [name, version] as const);
    return {
      token: tokens.issue({ releases: Object.fromEntries(versions), owner, counted: !isTester }),
      replaceable: [...replaceable],
      vitals: isMeasured ? (shell.chunks.vitals ?? []).map((file) => clientUrl(shell.base, file)) : [],
    };
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  return handler;
}

function reasonForFailure(result: PageResult): string | undefined {
  if (result.kind === 'redirect') return undefined;
  const { failure } = result;
  if (failure) return `${failure.app} ${failure.version}: ${failure.kind}: ${failure.message}`;
  if (result.kind !== 'page' || result.page.status !== 503) return undefined;
  return result.failedCalls?.map(pathToLog).join(', ') || 'unknown';
}

function testedReleases({ set }: Choice, { tests }: PageVisitor) {
  return Object.entries(tests).map(([app, version]) => ({
    app,
    version,
    shown: set.releases[app]?.version === version,
  }));
}

/**
 * True if the header lists `br` without a quality weight. `@fastify/compress` handles headers with
 * weights, such as `br;q=0.5`.
 */
function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*br\s*(,|$)/.test(headers['accept-encoding']?.toString() ?? '');
}
