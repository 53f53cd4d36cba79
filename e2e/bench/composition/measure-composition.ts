import { launch } from '../../support/browser.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median, percentile } from '../statistics.ts';
import { timeFirstVisit, visitFirst } from './slow-phone.ts';
import type { Brought, Times } from './slow-phone.ts';
import { startTwoSites } from './two-sites.ts';

const PRODUCT = '/products/notebook-a5-marigold';
const PAGES = ['/', '/products', PRODUCT, '/cart', '/KaagazzPrint'];
/** What comes is the same each time, unless something else is asked for first. */
const COUNTED_VISITS = 3;
const TIMED_VISITS = 40;
/**
 * Of the times of many views the one that a quarter of them did not exceed: a processor that others use now and then only ever adds, so the lower views of
 * one run and of the next are alike, when those in the middle are not.
 */
const UNDISTURBED = 0.25;

/** A first visit to a page of the federated site, beside the same page of the site built as one webpack bundle. */
export async function measureComposition({ effort, releasesDir, say }: Bench): Promise<Row[]> {
  const isWhole = effort === 'whole';
  const { federated, oneBundle, stop } = await startTwoSites(releasesDir, isWhole);
  try {
    const browser = await launch();
    try {
      const rows: Row[] = [];
      for (const page of isWhole ? PAGES : ['/', PRODUCT]) {
        // The first visit makes the servers draw the page for the first time.
        for (const site of [federated, oneBundle]) await (await fetch(site + page)).text();
        const brought = await inTurn(
          {
            ours: () => visitFirst(browser, federated + page),
            other: () => visitFirst(browser, oneBundle + page),
          },
          isWhole ? COUNTED_VISITS : 1,
        );
        rows.push(...rowsOfBytes(page, brought));
        if (!isWhole) continue;
        const times = await inTurn(
          {
            ours: () => timeFirstVisit(browser, federated + page),
            other: () => timeFirstVisit(browser, oneBundle + page),
          },
          TIMED_VISITS,
        );
        say(`${page}: ${times.ours.length} visits to each site`);
        rows.push(...rowsOfTimes(page, times));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

/** What visits to both sites gave, in turn. */
interface Both<Measured> {
  ours: Measured[];
  other: Measured[];
}

function rowsOfBytes(page: string, brought: Both<Brought>): Row[] {
  const javaScript = { what: `${page}: JavaScript`, unit: 'KB', ...against(brought, 'javaScript', median) };
  const requests = { what: `${page}: requests`, unit: '', ...against(brought, 'requests', median) };
  const { ours } = against(brought, 'depth', median);
  return [
    { ...javaScript, target: { atMost: 1.08 }, firm: true },
    requests,
    { what: `${page}: depth of the chain`, unit: '', ours, target: { atMost: 2 }, firm: true },
  ];
}

function rowsOfTimes(page: string, times: Both<Times>): Row[] {
  const row = (what: string, when: keyof Times) => ({
    what: `${page}: ${what}`,
    unit: 'ms',
    ...against(times, when, (views) => percentile(views, UNDISTURBED)),
  });
  return [
    row('first paint', 'firstPaint'),
    { ...row('largest paint', 'largestPaint'), target: { atMost: 1.02 } },
    row('hydrated', 'hydrated'),
  ];
}

function against<Key extends string>(
  { ours, other }: Both<Record<Key, number>>,
  key: Key,
  of: (numbers: readonly number[]) => number,
): Pick<Row, 'ours' | 'other'> {
  const told = (visits: Record<Key, number>[]) => of(visits.map((visit) => visit[key]));
  return { ours: told(ours), other: { name: 'one bundle', value: told(other) } };
}
