import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { VITAL_NAMES } from '../health/index.ts';
import type { ReleaseHealth } from '../health/index.ts';
import { FailuresPerAddress, OncePerView } from './page-reports-limits.ts';
import type { PageTokens, PageView } from './page-tokens.ts';

const MAX_REPORT_BYTES = 4 * 1024;
/**
 * Maximum value of a timing. Larger values come from pages that were suspended in the background,
 * so they are rejected.
 */
const MAX_VITAL_MS = 60 * 60_000;

const Milliseconds = z.number().min(0).max(MAX_VITAL_MS);

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
  failuresPerAddress?: number | undefined;
}

/**
 * Serves `POST /_reports`, to which pages send failures and Web Vitals with `sendBeacon`. Responds
 * with 204, or with 400 if the report is invalid. Counts only releases named by the page's token,
 * each kind of report once, and a limited number of failures per address. Stores and logs no
 * personal data.
 */
export const pageReports: FastifyPluginAsync<PageReportsOptions> = async (
  app,
  { tokens, health, failuresPerAddress },
) => {
  const said = new OncePerView();
  const failures = new FailuresPerAddress(failuresPerAddress);

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
    // Reject reports from other sites' pages. Clients other than browsers don't send this header.
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
      // The server doesn't know about client-side navigation, so count the view here.
      if (name !== 'shell' && name !== view.owner) health.view([release]);
      health.failure({ ...release, kind }, 'browser');
      log.error({ app: name, release: version, kind, source: 'browser' }, 'a page reports that a release failed');
    }
  }

  /** Web Vitals count for the shell and for the section that owns the page. */
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

function parseReport(body: unknown): Report | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    return Report.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
