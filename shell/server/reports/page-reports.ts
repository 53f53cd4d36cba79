import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { appOfStack } from '../errors/index.ts';
import type { ErrorLog } from '../errors/index.ts';
import { OUTCOMES, VITAL_NAMES } from '../health/index.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { EVENTS_PER_ADDRESS, FAILURES_PER_ADDRESS, FailuresPerAddress, OncePerView } from './page-reports-limits.ts';
import type { PageTokens, PageView } from './page-tokens.ts';

const MAX_REPORT_BYTES = 8 * 1024;
/** Maximum accepted value. Pages that were suspended in the background report higher values. */
const MAX_VITAL_MS = 60 * 60_000;

const Milliseconds = z.number().min(0).max(MAX_VITAL_MS);

const Report = z.strictObject({
  token: z.string(),
  failures: z
    .array(
      z.strictObject({
        app: z.string().max(50).optional(),
        kind: z.enum(['load', 'render', 'error', 'rejection', 'handler', 'blank', 'api']),
        message: z.string().max(1_000).optional(),
        stack: z.string().max(4_000).optional(),
        path: z.string().max(2_000).optional(),
      }),
    )
    .max(10)
    .optional(),
  outcomes: z
    .array(z.strictObject({ app: z.string().max(50), kind: z.enum(OUTCOMES) }))
    .max(10)
    .optional(),
  vitals: z
    .strictObject({ LCP: Milliseconds, INP: Milliseconds, CLS: z.number().min(0).max(1000), BLOCKED: Milliseconds })
    .partial()
    .optional(),
});
type Report = z.infer<typeof Report>;

interface PageReportsOptions {
  tokens: PageTokens;
  health: Pick<ReleaseHealth, 'view' | 'failure' | 'event' | 'vital'>;
  errors: Pick<ErrorLog, 'keep'>;
  pageAt: (releases: PageView['releases'], path: string) => { app: string; route: string } | undefined;
}

/** Receives reports from pages. Must not store or log personal data. */
export const pageReports: FastifyPluginAsync<PageReportsOptions> = async (app, { tokens, health, errors, pageAt }) => {
  const said = new OncePerView();
  const failures = new FailuresPerAddress(FAILURES_PER_ADDRESS);
  const events = new FailuresPerAddress(EVENTS_PER_ADDRESS);

  // Accept every content type, because sendBeacon sends strings as text/plain.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    return reply.code(400).header('cache-control', 'no-store').send();
  });

  app.post('/_reports', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const report = parseReport(request.body);
    const page = report && tokens.read(report.token);
    // Reject reports from pages of other sites, but accept clients that don't send
    // `Sec-Fetch-Site`.
    const foreign = !['same-origin', undefined].includes(request.headers['sec-fetch-site']);
    if (!page || foreign) return reply.code(400).send();
    if (page !== 'expired' && page.counted) {
      await countFailures(page, report.failures ?? [], request);
      countOutcomes(page, report.outcomes ?? [], request);
      countVitals(page, report.vitals ?? {});
    }
    return reply.code(204).send();
  });

  async function countFailures(
    view: PageView,
    reported: NonNullable<Report['failures']>,
    { ip, log, headers }: FastifyRequest,
  ): Promise<void> {
    for (const { app: named, kind, message, stack = '', path } of reported) {
      const page = path === undefined ? undefined : pageAt(view.releases, path);
      const thrower = kind === 'rejection' && stack === '' ? page?.app : appOfStack(stack, view.releases);
      const name = named ?? thrower;
      const release = releaseOf(view, name);
      if (!release || !said.first(view, `${release.app} ${kind}`)) continue;
      const key = `${release.app}@${release.version}`;
      if (!events.allows(ip, `${key} ${kind}`)) continue;
      countView(view, release);
      health.event({ ...release, kind });
      if (said.first(view, release.app) && failures.allows(ip, key)) {
        health.failure({ ...release, kind }, 'browser', page?.route);
      }
      log.error(
        { app: release.app, release: release.version, kind, source: 'browser' },
        'a page reported that a release failed',
      );
      if (message === undefined) continue;
      const route = page?.route ?? 'unknown';
      await errors.keep({ ...release, kind, message, stack, route, userAgent: headers['user-agent'] ?? '' });
    }
  }

  function countOutcomes(view: PageView, reported: NonNullable<Report['outcomes']>, { ip }: FastifyRequest): void {
    for (const { app: name, kind } of reported) {
      const release = releaseOf(view, name);
      if (!release || !said.first(view, `${name} ${kind}`)) continue;
      if (!events.allows(ip, `${release.app}@${release.version} ${kind}`)) continue;
      countView(view, release);
      health.event({ ...release, kind });
    }
  }

  /**
   * Counts page views of apps that the visitor reached by client-side navigation, because the
   * server doesn't see such navigation.
   */
  function countView(view: PageView, release: { app: string; version: string }): void {
    if (release.app === 'shell' || release.app === view.owner) return;
    if (said.first(view, `${release.app} view`)) health.view([release]);
  }

  function countVitals(view: PageView, vitals: NonNullable<Report['vitals']>): void {
    const measured = VITAL_NAMES.flatMap((name) => {
      const value = vitals[name];
      return value === undefined ? [] : [{ name, value }];
    });
    if (measured.length === 0 || !said.first(view, 'vitals')) return;
    for (const name of ['shell', ...(view.owner === undefined ? [] : [view.owner])]) {
      const version = view.releases[name];
      if (version !== undefined) for (const vital of measured) health.vital({ app: name, version, ...vital });
    }
  }
};

function releaseOf({ releases }: PageView, app: string | undefined) {
  const version = app !== undefined && Object.hasOwn(releases, app) ? releases[app] : undefined;
  return app === undefined || version === undefined ? undefined : { app, version };
}

function parseReport(body: unknown): Report | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return Report.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
