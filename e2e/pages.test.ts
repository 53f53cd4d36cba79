import { barriers } from './support/barriers.ts';
import { WIDTHS, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { OWN_PAGES, plainPages } from './support/pages.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

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

describe.each(WIDTHS)('at %i px', (width) => {
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
});
