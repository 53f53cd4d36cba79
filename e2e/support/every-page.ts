import { barriers } from './barriers.ts';
import { useBrowser } from './browser.ts';
import { plentifulProduct } from './catalogue.ts';
import { OWN_PAGES, plainPages } from './pages.ts';
import { Shopper } from './shopper.ts';

/** Addresses of what is nowhere: the browser itself notes their status in the console. */
const NOWHERE = ['/no/such/page'];
const A_PRODUCT = 'a product';
const EVERY_PAGE_WITHIN_MS = 600_000;
const VISITED = [
  ...plainPages(),
  ...OWN_PAGES.filter((path) => path !== '/order'),
  '/products?category=stationery',
  '/products?category=none',
  A_PRODUCT,
  '/blog/how-a-sheet-is-lifted',
  '/marriage/1',
  '/anniversary/3',
  ...NOWHERE,
];

/** `npm test` sees each page at one of the two widths, turn and turn about; `LONG=1` at both. The first page is seen at both always. */
const seenAt = (width: number) =>
  VISITED.filter((_, at) => process.env.LONG || at === 0 || (at % 2 === 0) === width < 1000);

/**
 * Registers a test of every page: an empty console, motion included, and no barrier for anybody. One visitor goes to all of them: what
 * the pages have in common is loaded once.
 */
export function testEveryPage(width: number): void {
  const visit = useBrowser();

  it(
    'has an empty console, motion included, and no barrier for anybody',
    async () => {
      const aProduct = `/products/${(await plentifulProduct('stationery'))._id}`;
      const { page, complaints, close } = await visit({ width, reducedMotion: 'no-preference' });
      const shopper = new Shopper(page, 'mouse');
      const found: { path: string; met: unknown[]; said: string[] }[] = [];

      for (const name of seenAt(width)) {
        const path = name === A_PRODUCT ? aProduct : name;
        complaints.length = 0;
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(path);
        await shopper.isSettled();
        await page.waitForLoadState('networkidle');
        // What fades in has no colours of its own yet.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const met = await barriers(page);
        const said = NOWHERE.includes(path) ? [] : [...complaints];
        if (met.length + said.length > 0) found.push({ path, met, said });
      }

      expect(found).toEqual([]);
      await close();
    },
    EVERY_PAGE_WITHIN_MS,
  );
}
