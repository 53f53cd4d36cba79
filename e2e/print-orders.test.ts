import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { makePdf } from '../api/test-support/make-pdf.ts';
import { makeDocx } from '../api/test-support/make-zip.ts';
import { barriers } from './support/barriers.ts';
import { useBrowser } from './support/browser.ts';
import type { Way } from './support/hands.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

/** 50 at Rs. 38, and 50 of 6 pages at Rs. 1.75 (api/seed/print-prices.csv). */
const FIFTY_INVITATIONS = 'Rs. 1,900';
const FIFTY_DOUBLE_SIDED_HANDBOOKS = 'Rs. 525';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Somebody who has just signed up, with an account that has printed nothing yet. */
async function newShopper(width: number, way: Way) {
  const visitor = await visit({ width });
  const shopper = new PrintShopper(visitor.page, way);
  await shopper.isSignedIn(newEmail());
  return { ...visitor, shopper, account: new PrintAccount(visitor.page) };
}

/** Saves what was printed from the details of an order in My Orders. */
async function printFileOfOrder({ page, hands }: PrintShopper, number: string): Promise<Buffer> {
  await page.goto(`/my-orders?order=${number}`);
  const details = page.getByRole('dialog');
  const saved = page.waitForEvent('download');
  await hands.press(details.getByRole('button', { name: /^Download the print file/ }));
  return readFile(await (await saved).path());
}

it('an invitation in Devanagari is ordered on a phone by touch, and what was approved is what is printed', async () => {
  const { page, complaints, close, shopper, account } = await newShopper(390, 'mouse');
  await shopper.choosesAtTheHub('Order marriage invitations', '/marriage');
  await shopper.hands.press(shopper.main.getByRole('link', { name: 'Jharokha' }));
  await shopper.isAt('/marriage/1');

  await shopper.types({ brideName: 'आराध्या', groomName: 'श्रीकृष्ण', date: '2090-02-14', time: '18:30' });
  await shopper.types({ venue: 'Lodhi Garden, New Delhi', rsvp: '98100 00000' });
  await shopper.main.getByRole('img', { name: /आराध्या.*श्रीकृष्ण.*Lodhi Garden/s }).waitFor();
  await shopper.seesPrice(FIFTY_INVITATIONS);
  await shopper.putsInCart('Added to cart!');
  await shopper.seesBadge(50);

  await shopper.opensProof();
  await shopper.main.getByAltText('Marriage invitation: आराध्या & श्रीकृष्ण, page 1').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shopper.approves();
  const { proof } = await account.line();
  await shopper.main.getByText(FIFTY_INVITATIONS, { exact: true }).first().waitFor();
  const number = await shopper.paysForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(proof.sha256);
  const picture = page.getByRole('dialog').locator('img[src^="data:image/"]').first();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(90);
  expect(complaints).toEqual([]);
  await close();
});

it('a book is ordered by the keyboard, changed from the cart, and paid by the pages of its file', async () => {
  const { page, complaints, close, shopper, account } = await newShopper(1440, 'keyboard');
  const file = { name: 'Grandmother’s stories.pdf', mimeType: 'application/pdf', buffer: makePdf({ pages: 24 }) };
  await shopper.choosesAtTheHub('Order print books', '/printbook');

  await shopper.takes('Book type', 'Story Book');
  await shopper.takes('Size', 'A5');
  await shopper.takes('Cover', 'Softcover');
  await shopper.types({ customTitle: 'Nani' });
  await shopper.sends(file);
  expect(await shopper.main.locator('[name="pages"]').inputValue()).toBe('24');
  await shopper.putsInCart('Book added to cart!');
  const soft = await account.line();

  await shopper.hands.press(shopper.main.getByRole('link', { name: 'Edit Print book' }));
  await shopper.isAt('/printbook');
  await shopper.main.getByText(file.name).waitFor();
  expect(await shopper.main.getByRole('radio', { name: 'Story Book' }).isChecked()).toBe(true);
  expect(await shopper.main.getByRole('radio', { name: 'A5' }).isChecked()).toBe(true);
  expect(await shopper.main.locator('[name="customTitle"]').inputValue()).toBe('Nani');
  await shopper.takes('Cover', 'Hardcover');
  await shopper.putsInCart('Book added to cart!', 'Save changes');
  const hard = await account.line();
  expect([hard.id === soft.id, hard.price > soft.price]).toEqual([false, true]);
  expect(hard.file?.id).toBe(soft.file?.id);

  await shopper.opensProof();
  await shopper.approves();
  const number = await shopper.paysForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(hashOf(file.buffer));
  await page.getByRole('dialog').getByText(`File: ${file.name}`).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('fifty copies of a document of Word are ordered on a phone by the keyboard', async () => {
  const { complaints, close, shopper, account } = await newShopper(390, 'keyboard');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = { name: 'handbook.docx', mimeType, buffer: makeDocx() };
  await shopper.choosesAtTheHub('Order bulk copies', '/quick-print');

  await shopper.sends(file);
  await shopper.types({ pages: '6' });
  await shopper.takes('Print side', 'Double-Sided');
  await shopper.seesPrice(FIFTY_DOUBLE_SIDED_HANDBOOKS);
  await shopper.putsInCart('Bulk print order added to cart!');
  await shopper.main.getByText('File: handbook.docx').waitFor();
  expect(await account.line()).toMatchObject({ quantity: 50 });
  await shopper.main.getByText(FIFTY_DOUBLE_SIDED_HANDBOOKS, { exact: true }).first().waitFor();

  await shopper.opensProof();
  await shopper.main.getByText(/It has no preview/).waitFor();
  await shopper.approves();
  const number = await shopper.paysForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(hashOf(file.buffer));
  expect(complaints).toEqual([]);
  await close();
});
