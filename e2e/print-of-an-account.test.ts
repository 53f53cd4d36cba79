import { makePdf } from '../api/test-support/make-pdf.ts';
import { useBrowser } from './support/browser.ts';
import { mailAfter, newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();
/** Where requests arrive (shared/domain/src/company.ts). */
const OFFICE = 'hello@kaagazz.example';
const BOOK = { name: 'atlas.pdf', mimeType: 'application/pdf', buffer: makePdf({ pages: 12 }) };

/** Puts a book with a file into the cart, as far as the file and the choices go. */
async function fillsBook(shopper: PrintShopper): Promise<void> {
  await shopper.page.goto('/printbook');
  await shopper.sends(BOOK);
}

it('a print leaves the device at sign-out, is nobody else’s, and is back at sign-in', async () => {
  const { page, complaints, close } = await visit({ width: 1440 });
  const shopper = new PrintShopper(page, 'mouse');
  const account = new PrintAccount(page);
  const [owner, somebodyElse] = [newEmail(), newEmail('meera')];
  await shopper.isSignedIn(somebodyElse);
  await shopper.logsOut();
  await shopper.isSignedIn(owner);
  await fillsBook(shopper);
  await shopper.putsInCart('Book added to cart!');
  const { id, file } = await account.line();
  const own = [`/lines/${id}`, `/lines/${id}/proof`, `/lines/${id}/print-file`, `/files/${file?.id}/content`];
  for (const path of own) expect([path, (await account.call('GET', path)).status]).toEqual([path, 200]);

  await shopper.logsOut();
  await shopper.seesBadge(0);
  expect(await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.values).join())).not.toContain(id);

  await page.goto('/login');
  await shopper.logsIn(somebodyElse);
  await shopper.isAt('/');
  for (const path of own) expect([path, (await account.call('GET', path)).status]).toEqual([path, 404]);
  expect(await account.lines()).toEqual([]);
  await page.goto('/cart');
  await shopper.main.getByText('Your cart is empty').waitFor();
  expect(complaints).toEqual([]);
  await page.goto(`/print-proof/${id}`);
  await shopper.main.getByText('Proof not found').waitFor();
  await shopper.logsOut();

  complaints.length = 0;
  await page.goto('/login');
  await shopper.logsIn(owner);
  await shopper.isAt('/');
  await shopper.cartLink.getByText('1', { exact: true }).waitFor();
  await shopper.opensCart();
  await shopper.main.getByText(`File: ${BOOK.name}`).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('a book of a size that has no price is asked for: the office and the shopper get a mail, the cart stays empty', async () => {
  const { page, complaints, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'mouse');
  const email = newEmail();
  await shopper.isSignedIn(email);
  await fillsBook(shopper);
  await shopper.takes('Size', 'Custom');
  await shopper.types({ notes: 'As small as a matchbox, 36 x 52 mm' });
  await shopper.main.getByText('Price on request').waitFor();

  const receipt = await mailAfter(email, async () => {
    const ask = async () => {
      await shopper.hands.press(shopper.main.getByRole('button', { name: 'Ask for a price' }));
      await shopper.main.getByText('We have received your request.').waitFor();
    };
    const request = await mailAfter(OFFICE, ask, email);
    for (const said of [BOOK.name, 'As small as a matchbox']) expect(request.text).toContain(said);
  });

  expect(receipt.text).toContain('price');
  await shopper.seesBadge(0);
  expect(complaints).toEqual([]);
  await close();
});
