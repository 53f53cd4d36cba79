import { useBrowser } from './support/browser.ts';
import { productsOf } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

/** 20 shoppers make 10 purchases each, because a past bug affected only about 1 in 30 purchases. */
const SHOPPERS = 20;
const PURCHASES_EACH = 10;
const AT_ONCE = 4;
const TIMEOUT_MS = 60 * 60_000;
const STEP_TIMEOUT_MS = 3 * 60_000;

it(
  'all 200 purchases by concurrent shoppers reach the confirmation page',
  async () => {
    const all = await Promise.all(['stationery', 'paper', 'chitrayan'].map(productsOf));
    const products = all
      .flat()
      .toSorted((one, other) => other.stock - one.stock)
      .slice(0, 8);
    const numbers: string[] = [];
    let next = 0;

    async function buyAll(): Promise<void> {
      while (next < SHOPPERS) {
        const product = products[next++ % products.length] ?? products[0];
        if (!product) throw new Error('no product is in stock');
        const { page, consoleProblems, close } = await visit({ width: 390 });
        page.setDefaultTimeout(STEP_TIMEOUT_MS);
        const shopper = new Shopper(page, 'mouse');
        await shopper.createAccount(newEmail());
        for (let count = 0; count < PURCHASES_EACH; count++) {
          try {
            numbers.push(await shopper.buy(product));
            await shopper.main.getByRole('heading', { level: 1, name: /confirmed/ }).waitFor();
          } catch (cause) {
            throw new Error(`stuck on ${page.url()}: ${await shopper.main.innerText()}`, { cause });
          }
        }
        expect(consoleProblems).toEqual([]);
        await close();
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, buyAll));

    expect(new Set(numbers).size).toBe(SHOPPERS * PURCHASES_EACH);
  },
  TIMEOUT_MS,
);
