import { launch } from '../../support/browser.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { inTurn, median } from '../statistics.ts';
import { visitFirst } from './slow-phone.ts';
import type { FirstVisit } from './slow-phone.ts';
import { startTwoSites } from './two-sites.ts';

const PRODUCT = '/products/notebook-a5-marigold';
const PAGES = ['/', '/products', PRODUCT, '/cart', '/KaagazzPrint'];
/** First paints come in two kinds, before the pictures or with them, and a document is drawn in two or in three pieces: the middle of seven hangs on chance. */
const ROUNDS = 15;

/** A first visit to a page of the federated site, beside the same page of the site built as one webpack bundle. */
export async function measureComposition({ effort, releasesDir, say }: Bench): Promise<Row[]> {
  const isWhole = effort === 'whole';
  const { federated, oneBundle, stop } = await startTwoSites(releasesDir);
  try {
    const browser = await launch();
    try {
      const rows: Row[] = [];
      for (const page of isWhole ? PAGES : ['/', PRODUCT]) {
        // The first visit makes the servers draw the page for the first time.
        for (const site of [federated, oneBundle]) await (await fetch(site + page)).text();
        const { ours, other } = await inTurn(
          {
            ours: () => visitFirst(browser, federated + page, isWhole),
            other: () => visitFirst(browser, oneBundle + page, isWhole),
          },
          isWhole ? ROUNDS : 1,
        );
        say(`${page}: ${ours.length} visits to each site`);
        rows.push(...rowsOf(page, ours, other).filter(({ unit }) => isWhole || unit !== 'ms'));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

function rowsOf(page: string, ours: FirstVisit[], other: FirstVisit[]): Row[] {
  const of = (visits: FirstVisit[], what: keyof FirstVisit) => median(visits.map((visit) => visit[what]));
  const compared = (what: string, unit: string, key: keyof FirstVisit) => ({
    what: `${page}: ${what}`,
    unit,
    ours: of(ours, key),
    other: { name: 'one bundle', value: of(other, key) },
  });
  return [
    { ...compared('JavaScript', 'KB', 'javaScript'), target: { atMost: 1.08 }, firm: true },
    compared('requests', '', 'requests'),
    { what: `${page}: depth of the chain`, unit: '', ours: of(ours, 'depth'), target: { atMost: 2 }, firm: true },
    compared('first paint', 'ms', 'firstPaint'),
    { ...compared('largest paint', 'ms', 'largestPaint'), target: { atMost: 1.02 } },
    compared('hydrated', 'ms', 'hydrated'),
  ];
}
