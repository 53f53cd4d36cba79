import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { VITAL_NAMES } from './health-counts.ts';
import { FailuresPerAddress, OncePerView } from './page-reports-limits.ts';
import type { PageTokens, PageView } from './page-tokens.ts';
import type { ReleaseHealth } from './release-health.ts';

const LARGEST_REPORT = 4 * 1024;
/** An hour: a page that was frozen in between measures nonsense. */
const LONGEST_MS = 60 * 60_000;

const Milliseconds = z.number().min(0).max(LONGEST_MS);

/** What a page says of itself, at most once of each kind. */
const Report = z.strictObject({
  token: z.string(),
  failures: z
    .array(z.strictObject({ app: z.string().max(50), kind: z.enum(['load', 'render']) }))
    .max(10)
    .optional(),
  vitals: z
    .strictObject({ LCP: Milliseconds, INP: Milliseconds, CLS: z.number().min(0).max(1000) })
    .partial()
    .optional(),
});
type Report = z.infer<typeof Report>;

interface PageReportsOptions {
  tokens: PageTokens;
  health: Pick<ReleaseHealth, 'view' | 'failure' | 'vital'>;
  /** default: fewer than the failures at which a candidate is judged */
  failuresPerAddress?: number | undefined;
}

/**
 * `POST /_reports`: what pages say of themselves by `sendBeacon` (`{ token, failures, vitals }` as text). 204 whatever is made of it, 400 when it
 * cannot be understood. Counted is only what a page view may say: of releases which its token names, each thing once, and only so many failures from one
 * address that nobody can stop a candidate alone. Neither address nor anything else of a visitor is logged or kept.
 */
export const pageReports: FastifyPluginAsync<PageReportsOptions> = async (
  app,
  { tokens, health, failuresPerAddress },
) => {
  const said = new OncePerView();
  const failures = new FailuresPerAddress(failuresPerAddress);

  // sendBeacon says text/plain, whatever it carries
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_REPORT }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    return reply.code(400).header('cache-control', 'no-store').send();
  });

  app.post('/_reports', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const report = understood(request.body);
    const page = report && tokens.read(report.token);
    // other sites' pages have nothing to report; what is no browser does not say where it comes from
    const foreign = !['same-origin', undefined].includes(request.headers['sec-fetch-site']);
    if (!page || foreign) return reply.code(400).send();
    if (page !== 'expired' && page.counted) {
      countFailures(page, report.failures ?? [], request);
      countVitals(page, report.vitals ?? {});
    }
    return reply.code(204).send();
  });

  function countFailures(view: PageView, reported: NonNullable<Report['failures']>, { ip, log }: FastifyRequest): void {
    for (const { app: name, kind } of reported) {
      const version = Object.hasOwn(view.releases, name) ? view.releases[name] : undefined;
      if (version === undefined || !said.first(view, name)) continue;
      if (!failures.allows(ip, `${name}@${version}`)) continue;
      const release = { app: name, version };
      // a section that was entered without a page view of its own
      if (name !== 'shell' && name !== view.owner) health.view([release]);
      health.failure({ ...release, kind }, 'browser');
      log.error({ app: name, release: version, kind, source: 'browser' }, 'a page reports that a release failed');
    }
  }

  /** They are the shell's as much as the section's. */
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

function understood(body: unknown): Report | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return Report.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
