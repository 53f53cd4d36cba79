import type { TraceHeaders, Tracing } from '@kaagazz/http-server/tracing';
import type { FastifyBaseLogger } from 'fastify';

import type { ShellConfig } from '../config/index.ts';
import type { ErrorLog } from '../errors/index.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { logFailure } from '../metrics/index.ts';
import { ReleaseChooser, releaseKey } from '../releases/index.ts';
import type { Choice, ReleaseCatalog, ReleaseFailure, Visitor } from '../releases/index.ts';
import { releasesOf } from '../rendering/index.ts';
import type { RenderPool } from '../rendering/index.ts';
import type { SettingsFollower } from '../settings/index.ts';
import type { UpstreamPool } from '../upstream/index.ts';
import { mountedPage } from './mounted-page.ts';
import { addressOf, isPreview } from './page-address.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import type { PageResult } from './page-cache.ts';
import { HOLES, PageTemplate } from './page-template.ts';
import type { PageVisitor } from './page-visitor.ts';

interface VisitorPagesOptions {
  config: Pick<ShellConfig, 'pageCacheMs' | 'siteOrigin'>;
  api: UpstreamPool;
  catalog: ReleaseCatalog;
  pool: RenderPool;
  health: ReleaseHealth;
  errors: Pick<ErrorLog, 'keep'>;
  tracing: Tracing;
  settings: Pick<SettingsFollower, 'current' | 'onChange'>;
}

interface PageView {
  log: FastifyBaseLogger;
  callHeaders: Readonly<Record<string, string>>;
}

interface Attempt {
  choice: Choice;
  address: PageAddress;
  result: PageResult;
}

interface FinalAttempt extends Attempt {
  /** Failed releases (`app@version`) to avoid for an hour. */
  avoids: ReadonlySet<string>;
}

const NEW_VISITOR: Visitor = { id: '', avoids: new Set(), tests: {} };

export class VisitorPages {
  readonly #options: VisitorPagesOptions;
  readonly #chooser = new ReleaseChooser();
  readonly #cache: PageCache;

  constructor(options: VisitorPagesOptions) {
    const { config, catalog, pool, settings } = options;
    this.#options = options;
    this.#cache = new PageCache(config.pageCacheMs);
    const loadReleases = () => {
      this.#chooser.choose(catalog.view, NEW_VISITOR, { tested: new Map(), isCondemned: this.#isCondemned });
      pool.keepOnly(this.#chooser.sets);
    };
    loadReleases();
    catalog.onChange((view) => {
      this.#chooser.follow(view);
      loadReleases();
      this.#cache.clear();
    });
    settings.onChange(() => this.#cache.clear());
  }

  async render(url: URL, visitor: PageVisitor, view: PageView): Promise<FinalAttempt> {
    const { catalog } = this.#options;
    const attempts: Attempt[] = [];
    let { avoids } = visitor;
    for (;;) {
      const options = { tested: visitor.tested, isCondemned: this.#isCondemned };
      const choice = this.#chooser.choose(catalog.view, { ...visitor, avoids }, options);
      const address = addressOf(choice.set, url.pathname);
      const result = await this.#renderOrReuse(url, choice, address, visitor, view.callHeaders);
      attempts.push({ choice, address, result });
      const failure = failureOf(result);
      if (failure && failure.kind !== 'stall') logFailure(view.log, failure);
      if (!failure || !choice.replaceable.includes(failure.app)) {
        if (!visitor.isTester) for (const attempt of attempts) this.#count(attempt, failure);
        return { choice, address, result, avoids: failure ? visitor.avoids : avoids };
      }
      avoids = new Set([...avoids, releaseKey(failure.app, failure.version)]);
    }
  }

  readonly #isCondemned = (app: string, version: string): boolean => this.#options.pool.isCondemned(app, version);

  async #renderOrReuse(
    url: URL,
    { set }: Choice,
    address: PageAddress,
    visitor: PageVisitor,
    callHeaders: PageView['callHeaders'],
  ): Promise<PageResult> {
    const { config, api, pool, tracing, settings } = this.#options;
    const { owner, release, isOwnDocument, isCanonical } = address;
    const mounted = mountedPage(set, release);
    if (mounted) return { kind: 'page', page: mounted };
    const renderWith = async (traceHeaders: TraceHeaders): Promise<PageResult> => {
      const apiUrl = api.pick();
      const outcome = await pool.render(set, {
        url: url.href,
        origin: url.origin,
        apiUrl,
        ...(api.size > 1 && { otherApiUrl: api.pick(new Set([apiUrl])) }),
        callHeaders: { ...callHeaders, ...traceHeaders },
        nonce: HOLES.nonce,
        view: HOLES.view,
        owner,
        boot: {
          ...releasesOf(set),
          failed: [],
          year: new Date().getFullYear(),
          ...(settings.current && { settings: settings.current }),
        },
      });
      if (outcome.kind !== 'page') return outcome;
      const { html, ...page } = outcome;
      return { ...page, page: new PageTemplate(page.status, html) };
    };
    const attributes = { app: owner ?? 'shell', release: release?.version ?? 'none' };
    const render = () => tracing.inSpan('render', { kind: 'internal', attributes }, renderWith);
    const hasCondemned = Object.values(set.releases).some(({ app, version }) => this.#isCondemned(app, version));
    if (visitor.isTester || isOwnDocument || hasCondemned || isPreview(url)) return render();
    // Without `siteOrigin`, the URL contains the Host header, which clients can set to any value.
    const isCommon = isCanonical && url.search === '' && visitor.avoids.size === 0 && config.siteOrigin !== undefined;
    return this.#cache.page({ set: set.key, href: url.href, isCommon }, render);
  }

  #count(
    { choice: { set, condemned }, address: { owner, pattern }, result }: Attempt,
    lastFailure?: ReleaseFailure,
  ): void {
    const { health, errors } = this.#options;
    const failure = failureOf(result);
    health.view(
      [set.releases.shell, set.releases[owner ?? '']].filter((release) => release !== undefined),
      pattern,
    );
    if (failure && !(failure.app === lastFailure?.app && this.#isFaultOfPage(failure))) {
      health.failure(failure, 'server', pattern);
      void errors.keep({ ...failure, stack: failure.stack ?? '', route: pattern ?? 'unknown', userAgent: undefined });
    }
    // Count a failure for each blocked release, because a release that isn't rendered would
    // otherwise appear healthy.
    for (const release of condemned.filter(({ app }) => app === owner || app === 'shell')) {
      health.view([release], pattern);
      health.failure({ ...release, kind: 'stall' }, 'server', pattern);
    }
  }

  #isFaultOfPage({ app, version, kind }: ReleaseFailure): boolean {
    const stable = this.#options.catalog.view.rollout.apps[app]?.stable ?? version;
    return kind === 'render' && version !== stable;
  }
}

function failureOf(result: PageResult): ReleaseFailure | undefined {
  return result.kind === 'redirect' ? undefined : result.failure;
}
