import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteFace } from '@kaagazz/contract';
import { CONTRACT_VERSION } from '@kaagazz/contract';

import type { PageBoot } from '../src/page-boot.ts';
import { ownerOf } from '../src/routing/owned-paths.ts';
import type { PageRequest, Redirection, RenderedPage } from '../src/server-entry.tsx';
import type { ShellConfig } from './config.ts';
import { clientUrl, releasesOf } from './page-boot.ts';
import { refuse } from './refusals.ts';
import type { DeployedRelease, ReleaseCatalog, ServedReleases } from './release-catalog.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { ServerBundles } from './server-bundles.ts';

/** A page that takes longer is given up: something in it hangs. */
const PAGE_DEADLINE_MS = 8_000;

/** Line breaks in a path, encoded: the router's catch-all does not match them, and nobody owns such a path. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

/** The shell's own bundle brings everything it needs. */
const NOTHING = {};

interface RenderingEntry {
  provided: Record<string, unknown>;
  renderPage(request: PageRequest): Promise<RenderedPage | Redirection>;
}

interface PagesOptions {
  config: ShellConfig;
  catalog: ReleaseCatalog;
}

/** Every path that is not a file or a call: rendered with the releases that are served. */
export function pages(app: FastifyInstance, { config, catalog }: PagesOptions): void {
  const bundles = new ServerBundles();
  const bootOf = new WeakMap<ServedReleases, Pick<PageBoot, 'releases' | 'integrity'>>();

  async function renderingEntry(served: ServedReleases): Promise<RenderingEntry> {
    const shell = served.shell;
    if (!shell) throw new Error('no release of the shell is served');
    return (await bundles.load(shell, NOTHING)) as unknown as RenderingEntry;
  }

  async function faceOf(release: DeployedRelease, entry: RenderingEntry): Promise<RemoteFace> {
    const { default: face } = (await bundles.load(release, entry.provided)) as { default?: RemoteFace };
    if (face?.contract !== CONTRACT_VERSION)
      throw new Error(`${release.app} does not speak contract ${CONTRACT_VERSION}`);
    return face;
  }

  async function sectionFor(release: DeployedRelease | undefined, entry: RenderingEntry, request: FastifyRequest) {
    if (!release) return undefined;
    try {
      const face = await faceOf(release, entry);
      const scriptsOf = (chunk: string) => (release.chunks[chunk] ?? []).map((file) => clientUrl(release.base, file));
      return { app: release.app, face, scriptsOf };
    } catch (error) {
      request.log.error({ err: error, app: release.app, release: release.version }, 'section could not be loaded');
      return undefined;
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { served } = catalog;
    let releases = bootOf.get(served);
    if (!releases) bootOf.set(served, (releases = releasesOf(served)));

    const origin = config.siteOrigin ?? originOf(request);
    if (origin === undefined) return refuse(request, reply, 400);
    // Put together, not resolved: `//elsewhere.example/` is a path like any other.
    const url = new URL(origin + request.url);
    if (LINE_BREAK.test(url.pathname)) return refuse(request, reply, 404);
    const owner = served[ownerOf(served, url.pathname) ?? ''];
    const entry = await renderingEntry(served);
    bundles.keepOnly(Object.values(served), NOTHING);
    bundles.keepOnly(Object.values(served), entry.provided);
    const section = await sectionFor(owner, entry, request);
    const nonce = randomBytes(16).toString('base64');
    const page = await entry.renderPage({
      url: url.href,
      origin,
      nonce,
      apiUrl: config.apiUrl,
      section,
      boot: { ...releases, failed: owner && !section ? [owner.app] : [], year: new Date().getFullYear() },
      signal: AbortSignal.timeout(PAGE_DEADLINE_MS),
    });
    if ('location' in page) return reply.redirect(page.location, page.status);

    if (page.error) {
      request.log.error({ err: page.error, app: owner?.app, release: owner?.version }, 'section threw while rendering');
    }
    if (page.status === 404) request.log.warn({ path: url.pathname }, 'page not found');
    const pays = owner !== undefined && ownerOf({ own: { paths: owner.ownDocuments } }, url.pathname) !== undefined;
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ nonce, pays, checkoutScript: config.checkoutScript }),
        // `no-store` would cost the back-forward cache
        'cache-control': 'private, no-cache',
        ...(page.status === 503 ? { 'retry-after': '5' } : {}),
      })
      .send(page.html);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** What the visitor calls this site, if that can be a name at all. */
function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const claimed = `${protocol}://${host}`;
  return URL.canParse(claimed) ? new URL(claimed).origin : undefined;
}
