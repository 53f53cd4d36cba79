import { makePdf } from '../api/test-support/make-pdf.ts';
import { useBrowser } from './support/browser.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();
const OFFICE = 'hello@kaagazz.example';
const BOOK = { name: 'atlas.pdf', mimeType: 'application/pdf', buffer: makePdf({ pages: 12 }) };

async function fillBook(shopper: PrintShopper): Promise<void> {
  await shopper.page.goto('/printbook');
  await shopper.upload(BOOK);
}

it('printed items return to the cart when the same shopper signs in again', async () => {
  const { page, consoleProblems, close } = await visit({ width: 1440 });
  const shopper = new PrintShopper(page, 'mouse');
  const account = new PrintAccount(page);
  const [owner, otherShopper] = [newEmail(), newEmail('meera')];
  await shopper.createAccount(otherShopper);
  await shopper.logOut();
  await shopper.createAccount(owner);
  await fillBook(shopper);
  await shopper.putInCart('Book added to cart!');
  const { id, file } = await account.line();
  const own = [`/lines/${id}`, `/lines/${id}/proof`, `/lines/${id}/print-file`, `/files/${file?.id}/content`];
  for (const path of own) expect([path, (await account.call('GET', path)).status]).toEqual([path, 200]);

  await shopper.logOut();
  await shopper.waitForCartCount(0);
  expect(await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.values).join())).not.toContain(id);

  await page.goto('/login');
  await shopper.logIn(otherShopper);
  await shopper.waitForPath('/');
  for (const path of own) expect([path, (await account.call('GET', path)).status]).toEqual([path, 404]);
  expect(await account.lines()).toEqual([]);
  await page.goto('/cart');
  await shopper.main.getByText('Your cart is empty').waitFor();
  expect(consoleProblems).toEqual([]);
  await page.goto(`/print-proof/${id}`);
  await shopper.main.getByText('Proof not found').waitFor();
  await shopper.logOut();

  consoleProblems.length = 0;
  await page.goto('/login');
  await shopper.logIn(owner);
  await shopper.waitForPath('/');
  await shopper.cartLink.getByText('1', { exact: true }).waitFor();
  await shopper.openCart();
  await shopper.main.getByText(`File: ${BOOK.name}`).waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a price request for a custom-sized book is emailed to the office and the shopper', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'mouse');
  const email = newEmail();
  await shopper.createAccount(email);
  await fillBook(shopper);
  await shopper.choose('Size', 'Custom');
  await shopper.fillFields({ notes: 'As small as a matchbox, 36 x 52 mm' });
  await shopper.main.getByText('Price on request').waitFor();

  const receipt = await mailAfter(email, async () => {
    const ask = async () => {
      await shopper.input.press(shopper.main.getByRole('button', { name: 'Ask for a price' }));
      await shopper.main.getByText('We have received your request.').waitFor();
    };
    const request = await mailAfter(OFFICE, ask, email);
    for (const text of [BOOK.name, 'As small as a matchbox']) expect(request.text).toContain(text);
  });

  expect(receipt.text).toContain('price');
  await shopper.waitForCartCount(0);
  expect(consoleProblems).toEqual([]);
  await close();
});
