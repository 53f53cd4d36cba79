import { accessibilityProblems } from './accessibility-problems.ts';
import { useBrowser } from './browser.ts';
import { plentifulProduct } from './catalogue.ts';
import { OWN_PAGES, plainPages } from './pages.ts';
import { Shopper } from './shopper.ts';

const MISSING = ['/no/such/page'];
const A_PRODUCT = 'a product';
const TIMEOUT_MS = 600_000;
/** Viewport widths that correspond to 200% and 400% zoom in a 1280 px window. */
const NARROW = process.env.LONG ? [640, 320] : [320];
const VISITED = [
  ...plainPages(),
  ...OWN_PAGES.filter((path) => path !== '/order'),
  '/products?category=stationery',
  '/products?category=none',
  A_PRODUCT,
  '/blog/how-a-sheet-is-lifted',
  '/marriage/1',
  '/anniversary/3',
  ...MISSING,
];

const pagesAt = (width: number) =>
  VISITED.filter((_, at) => process.env.LONG || at === 0 || (at % 2 === 0) === width < 1000);

export function testEveryPage(width: number, maxHeights: Readonly<Record<string, number>> = {}): void {
  const visit = useBrowser();

  it(
    'finds no console message, no accessibility problem and no page that is too large',
    async () => {
      const aProduct = `/products/${(await plentifulProduct('stationery'))._id}`;
      const { page, consoleProblems, close } = await visit({ width, reducedMotion: 'no-preference' });
      const shopper = new Shopper(page, 'mouse');
      const viewport = page.viewportSize();
      const found: { path: string; accessibility: string[]; messages: string[] }[] = [];

      for (const name of pagesAt(width)) {
        const path = name === A_PRODUCT ? aProduct : name;
        consoleProblems.length = 0;
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(path);
        await shopper.waitForHydration();
        await page.waitForLoadState('networkidle');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const accessibility = await accessibilityProblems(page);
        const messages = MISSING.includes(path) ? [] : [...consoleProblems];
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height > (maxHeights[path] ?? Infinity)) messages.push(`the page is ${height} px high`);
        for (const narrow of width < 1000 ? NARROW : []) {
          await page.setViewportSize({ width: narrow, height: 844 });
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          if (needed > narrow) messages.push(`the page is ${needed} px wide at ${narrow} px`);
        }
        if (viewport) await page.setViewportSize(viewport);
        if (accessibility.length + messages.length > 0) found.push({ path, accessibility, messages });
      }

      expect(found).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );
}
