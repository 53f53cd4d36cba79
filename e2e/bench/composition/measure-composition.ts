import { launch } from '../../support/browser.ts';
import { waitUntilServed } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import type { Row } from '../row.ts';
import { alternate, median, percentile } from '../statistics.ts';
import { measureDownloads, timeVisit } from './first-visit.ts';
import type { Downloads, VisitTimes } from './first-visit.ts';
import { startTwoSites } from './two-sites.ts';

const PRODUCT = '/products/notebook-a5-marigold';
const EFFORTS = {
  full: { pages: ['/', '/products', PRODUCT, '/cart', '/KaagazzPrint'], counted: 3, timed: 40 },
  smoke: { pages: ['/', PRODUCT], counted: 1, timed: 0 },
};
const QUARTILE = 0.25;

export async function measureComposition(options: BenchOptions): Promise<Row[]> {
  const { pages, counted, timed } = EFFORTS[options.effort];
  const { federated, oneBundle, stop } = await startTwoSites(options);
  try {
    const browser = await launch();
    try {
      const rows: Row[] = [];
      for (const page of pages) {
        const urls = { ours: federated + page, bundle: oneBundle + page };
        for (const url of Object.values(urls)) await waitUntilServed(url);
        const downloads = await alternate(urls, counted, (url) => measureDownloads(browser, url));
        rows.push(...downloadRows(page, downloads));
        if (timed === 0) continue;
        const times = await alternate(urls, timed, (url) => timeVisit(browser, url));
        options.log(`${page}: ${timed} visits to each site`);
        rows.push(...timeRows(page, times));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

interface Both<Measured> {
  ours: Measured[];
  bundle: Measured[];
}

function downloadRows(page: string, downloads: Both<Downloads>): Row[] {
  const javaScript = compare(downloads, 'javaScript', median);
  const requests = compare(downloads, 'requests', median);
  const { value: depth } = compare(downloads, 'depth', median);
  return [
    { name: `${page}: JavaScript`, unit: 'KB', ...javaScript, target: { atMost: 1.15 }, deterministic: true },
    { name: `${page}: requests`, unit: '', ...requests },
    { name: `${page}: request depth`, unit: '', value: depth, target: { atMost: 2 }, deterministic: true },
  ];
}

function timeRows(page: string, times: Both<VisitTimes>): Row[] {
  const row = (name: string, key: keyof VisitTimes) => ({
    name: `${page}: ${name}`,
    unit: 'ms',
    ...compare(times, key, (values) => percentile(values, QUARTILE)),
  });
  return [
    row('first paint', 'firstPaint'),
    { ...row('LCP', 'largestPaint'), target: { atMost: 1.02 } },
    row('hydrated', 'hydrated'),
  ];
}

function compare<Key extends string>(
  { ours, bundle }: Both<Record<Key, number>>,
  key: Key,
  summarize: (numbers: readonly number[]) => number,
): Pick<Row, 'value' | 'baseline'> {
  const summary = (visits: Record<Key, number>[]) => summarize(visits.map((visit) => visit[key]));
  return { value: summary(ours), baseline: { name: 'one bundle', value: summary(bundle) } };
}
