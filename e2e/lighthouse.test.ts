import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { executable } from './support/browser.ts';
import { siteUrl } from './support/site.ts';

const run = promisify(execFile);

const PAGES = ['/', ...(process.env.LONG ? ['/sustainability', '/blog/how-a-sheet-is-lifted', '/marriage/1'] : [])];
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const LARGEST_REPORT = 64 * 1024 * 1024;

const ACCEPTED: Readonly<Record<string, string>> = {
  'valid-source-maps': 'releases contain no source maps',
};

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>;
}

async function reportOf(path: string): Promise<Report> {
  const options = [
    siteUrl() + path,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
    // Skip throttling, because these audits don't depend on timing.
    '--throttling-method=provided',
    '--chrome-flags=--headless=new --disable-gpu --disable-background-networking --no-first-run --no-sandbox',
  ];
  const { stdout } = await run(process.execPath, [require.resolve('lighthouse/cli/index.js'), ...options], {
    env: { ...process.env, CHROME_PATH: executable() },
    maxBuffer: LARGEST_REPORT,
  });
  return JSON.parse(stdout) as Report;
}

function faultsIn({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id }) => !(id in ACCEPTED))
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score !== undefined && score < 1 && scoreDisplayMode === 'binary',
    )
    .map(({ id, title }) => `${id}: ${title}`);
}

let reports: Map<string, Promise<Report>>;
beforeAll(() => {
  reports = new Map(PAGES.map((path) => [path, reportOf(path)]));
});

it.each(PAGES)('%s passes the accessibility, best-practice and SEO audits', async (path) => {
  const report = (await reports.get(path)) as Report;

  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, report.categories[name]?.score]));
  expect({ scores, faults: faultsIn(report) }).toEqual({
    scores: { accessibility: 1, 'best-practices': 1, seo: 1 },
    faults: [],
  });
});
