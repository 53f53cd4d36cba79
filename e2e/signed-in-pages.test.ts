import { accessibilityProblems } from './support/accessibility-problems.ts';
import { WIDTHS, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { OWN_PAGES, plainPages } from './support/pages.ts';
import { PrintAccount } from './support/print-account.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();
const TIMEOUT_MS = 3_600_000;

const DESIGNS = ['/marriage/2', '/babyshower/1', '/birthday/3', '/anniversary/1'];
const OTHERS = ['/wishlist', '/track-order', '/track-order#forged', '/newsletter#confirm=forged', '/wishlist#forged'];
const MISSING = ['/no/such/page', '/products/no-such-product', '/blog/no-such-post', '/marriage/9'];

it(
  'axe finds no accessibility problems on any page on a phone or laptop',
  async () => {
    const { page, close } = await visit();
    page.setDefaultTimeout(TIMEOUT_MS);
    const shopper = new Shopper(page, 'mouse');
    const found: string[] = [];
    const checkAll = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto('about:blank');
        await page.goto(path);
        await shopper.waitForHydration();
        await page.waitForLoadState('networkidle');
        const heading = page.getByRole('heading', { level: 1 }).first();
        await heading.waitFor({ timeout: 60_000 }).catch(() => undefined);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await accessibilityProblems(page)).map((problem) => `${path} at ${width} px, ${problem}`));
        }
      }
    };
    const product = await plentifulProduct('stationery');
    const bulk = `/products/${product._id}/bulk`;

    const signedOut = [
      ...OTHERS,
      ...MISSING,
      '/order',
      '/my-orders/KGZ-2026-999999/invoice',
      '/print-proof/none',
      bulk,
    ];
    await checkAll([...signedOut, ...DESIGNS]);

    await shopper.createAccount(newEmail());
    const number = await shopper.buy(product);
    await shopper.addProductToCart(product);
    const fields = { brideName: 'Asha', groomName: 'Ravi', date: '2090-02-14', time: '18:30', venue: 'Lodhi Garden' };
    const order = { service: 'marriage', design: '1', fields, quantity: 50 };
    const line = await new PrintAccount(page).addLine(order);
    const own = [`/my-orders?order=${number}`, `/my-orders/${number}/invoice`, `/print-proof/${line.id}`];

    await checkAll([...new Set([...plainPages(), ...OWN_PAGES, ...own, ...signedOut, ...DESIGNS])]);
    await checkAll([`/products/${product._id}`, '/products?q=qwxzj', '/products?category=none']);

    expect(found).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
