import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { useBrowser } from './support/browser.ts';
import { eventually } from './support/servers/eventually.ts';
import { Shopper } from './support/shopper.ts';
import { freePort, startSite, temporaryFolder } from './support/site.ts';

const visit = useBrowser();
const PRODUCTS = 5_000;
const TARGET_MS = 30;
const REPEATS = 15;
/** Exact, misspelt, unfinished and Hindi words, and words that no product contains. */
const WORDS = ['notebook', 'notebok', 'jounral', 'diary', 'kagaz', 'marigold notebook', 'note', 'qwxzj'];

const pick = (all: readonly string[], at: number) => all[at % all.length] ?? '';

/** Returns a catalogue file whose titles combine the words of a paper shop. */
function catalogue(): string {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const material = pick(['Marigold', 'Banana', 'Cotton', 'Indigo', 'Neem', 'Lotus', 'Jute'], at);
    const thing = pick(['Notebook', 'Journal', 'Paper', 'Envelope', 'Gift Set', 'Lantern', 'Calendar', 'Card'], at);
    const category = pick(['stationery', 'gift-sets', 'paper'], at);
    return `sheet-${at},${material} ${thing} ${at},Handmade ${thing} with deckled edges,${category},${100 + at},0,50,,,`;
  });
  return ['id,title,description,category,originalPrice,discountPercent,stock,stockAtExport,tags,images', ...rows].join(
    '\n',
  );
}

it(`searches of a shop with ${PRODUCTS} products get a response within ${TARGET_MS} ms`, async () => {
  const data = await temporaryFolder();
  const cacheOff = { CATALOG_CACHE_MS: '0', VITALS_SAMPLE: '0' };
  const site = await startSite({ PORT: `${await freePort()}`, DATA_DIR: data.folder, ...cacheOff });
  const token = (await readFile(path.join(data.folder, 'operator-token'), 'utf8')).trim();
  const imported = await fetch(`${site.url}/api/operator/catalog?who=journeys&name=large.csv&dryRun=false`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: catalogue(),
  });
  expect([imported.status, imported.ok ? '' : await imported.text()]).toEqual([200, '']);
  const { page, close } = await visit({ baseURL: site.url });
  const shopper = new Shopper(page, 'keyboard');

  // A job adds the new products' words to the table of known words.
  await page.goto('/products');
  await shopper.waitForHydration();
  await eventually(async () => {
    await page.goto('/products?q=lantren');
    return (await shopper.main.getByRole('article').filter({ hasText: 'Lantern' }).count()) > 0;
  });
  const slow: string[] = [];
  for (const words of WORDS) {
    const times = await page.evaluate(
      async ([text, repeats]) => {
        const durations: number[] = [];
        for (let at = 0; at < repeats; at++) {
          const { href } = new URL(`/api/product/list?q=${encodeURIComponent(text)}&limit=${at + 10}`, location.href);
          await (await fetch(href)).text();
          const entry = performance.getEntriesByName(href).at(-1) as PerformanceResourceTiming;
          durations.push(entry.responseEnd - entry.requestStart);
        }
        return durations;
      },
      [words, REPEATS] as const,
    );
    const median = times.toSorted((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? Number.NaN;
    process.stdout.write(`search for “${words}”: ${median.toFixed(1)} ms\n`);
    if (!(median < TARGET_MS)) slow.push(`${words}: ${median} ms`);
  }

  expect(slow).toEqual([]);
  await close();
  await site.stop();
  await data.remove();
});
