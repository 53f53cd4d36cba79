import { barriers } from './barriers.ts';
import { useBrowser } from './browser.ts';
import { plentifulProduct } from './catalogue.ts';
import { OWN_PAGES, plainPages } from './pages.ts';
import { Shopper } from './shopper.ts';

/** Addresses of what is nowhere: the browser itself notes their status in the console. */
const NOWHERE = ['/no/such/page'];
const A_PRODUCT = 'a product';
const VISITED = [
  ...plainPages(),
  ...OWN_PAGES.filter((path) => path !== '/order'),
  '/products?category=stationery',
  '/products?category=none',
  A_PRODUCT,
  '/blog/how-a-sheet-is-lifted',
  ...NOWHERE,
];

/** Registers a test for each page: it has an empty console, motion included, and no barrier for anybody. */
export function testEveryPage(width: number): void {
  const visit = useBrowser();

  it.each(VISITED)('%s has an empty console, motion included, and no barrier for anybody', async (name) => {
    const path = name === A_PRODUCT ? `/products/${(await plentifulProduct('stationery'))._id}` : name;
    const { page, complaints, close } = await visit({ width, reducedMotion: 'no-preference' });

    await page.goto(path);
    await new Shopper(page, 'mouse').isSettled();
    await page.waitForLoadState('networkidle');
    // What fades in has no colours of its own yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    expect(await barriers(page)).toEqual([]);
    expect(NOWHERE.includes(path) ? [] : complaints).toEqual([]);
    await close();
  });
}
