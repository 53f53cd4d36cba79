import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { makePdf } from '../api/test-support/make-pdf.ts';
import { makeDocx } from '../api/test-support/make-zip.ts';
import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import type { InputMethod } from './support/input-method.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

const FIFTY_INVITATIONS = 'Rs. 1,900';
const FIFTY_DOUBLE_SIDED_HANDBOOKS = 'Rs. 525';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function newShopper(width: number, way: InputMethod) {
  const visitor = await visit({ width });
  const shopper = new PrintShopper(visitor.page, way);
  await shopper.createAccount(newEmail());
  return { ...visitor, shopper, account: new PrintAccount(visitor.page) };
}

async function printFileOfOrder({ page, input }: PrintShopper, number: string): Promise<Buffer> {
  await page.goto(`/my-orders?order=${number}`);
  const details = page.getByRole('dialog');
  const saved = page.waitForEvent('download');
  await input.press(details.getByRole('button', { name: /^Download the print file/ }));
  return readFile(await (await saved).path());
}

it('an invitation in Devanagari is printed exactly as approved', async () => {
  const { page, consoleProblems, close, shopper, account } = await newShopper(390, 'mouse');
  await shopper.chooseService('Marriage', '/marriage');
  await shopper.input.press(shopper.main.getByRole('link', { name: 'Jharokha' }));
  await shopper.waitForPath('/marriage/1');

  await shopper.fillFields({ brideName: 'आराध्या', groomName: 'श्रीकृष्ण', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Lodhi Garden, New Delhi', rsvp: '98100 00000' });
  await shopper.main.getByRole('img', { name: /आराध्या.*श्रीकृष्ण.*Lodhi Garden/s }).waitFor();
  await shopper.waitForPrice(FIFTY_INVITATIONS);
  await shopper.putInCart('Added to cart!');
  await shopper.waitForCartCount(1);

  await shopper.openProof();
  await shopper.main.getByAltText('Marriage invitation: आराध्या & श्रीकृष्ण, page 1', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.approve();
  const { proof } = await account.line();
  await shopper.main.getByText(FIFTY_INVITATIONS, { exact: true }).first().waitFor();
  const number = await shopper.payForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(proof.sha256);
  const picture = page.getByRole('dialog').locator('img[src^="data:image/"]').first();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(90);
  expect(consoleProblems).toEqual([]);
  await close();
});

it('a print book keeps its uploaded file after the shopper changes the cover', async () => {
  const { page, consoleProblems, close, shopper, account } = await newShopper(1440, 'keyboard');
  const file = { name: 'Grandmother’s stories.pdf', mimeType: 'application/pdf', buffer: makePdf({ pages: 24 }) };
  await shopper.chooseService('Print books', '/printbook');

  await shopper.choose('Book type', 'Story Book');
  await shopper.choose('Size', 'A5');
  await shopper.choose('Cover', 'Softcover');
  await shopper.fillFields({ customTitle: 'Nani' });
  await shopper.upload(file);
  expect(await shopper.main.locator('[name="pages"]').inputValue()).toBe('24');
  await shopper.putInCart('Book added to cart!');
  const soft = await account.line();

  await shopper.input.press(shopper.main.getByRole('link', { name: 'Edit Print book' }));
  await shopper.waitForPath('/printbook');
  await shopper.main.getByText(file.name).waitFor();
  expect(await shopper.main.getByRole('radio', { name: 'Story Book' }).isChecked()).toBe(true);
  expect(await shopper.main.getByRole('radio', { name: 'A5' }).isChecked()).toBe(true);
  expect(await shopper.main.locator('[name="customTitle"]').inputValue()).toBe('Nani');
  await shopper.choose('Cover', 'Hardcover');
  await shopper.putInCart('Book added to cart!', 'Save changes');
  const hard = await account.line();
  expect([hard.id === soft.id, hard.price > soft.price]).toEqual([false, true]);
  expect(hard.file?.id).toBe(soft.file?.id);

  await shopper.openProof();
  await shopper.main.getByAltText('Print book: Nani, page 1', { exact: true }).waitFor();
  await shopper.main.getByAltText('Print book: Nani, page 1 on paper', { exact: true }).waitFor();
  await shopper.main.getByText(/% of page 1 has colours that look duller on this paper\./).waitFor();
  await shopper.approve();
  const number = await shopper.payForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(hashOf(file.buffer));
  await page.getByRole('dialog').getByText(`File: ${file.name}`).waitFor();
  expect(consoleProblems).toEqual([]);
  await close();
});

it('the print file of a Word document is identical to the uploaded file', async () => {
  const { consoleProblems, close, shopper, account } = await newShopper(390, 'keyboard');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = { name: 'handbook.docx', mimeType, buffer: makeDocx() };
  await shopper.chooseService('Quick print', '/quick-print');

  await shopper.upload(file);
  await shopper.fillFields({ pages: '6' });
  await shopper.choose('Print side', 'Double-Sided');
  await shopper.waitForPrice(FIFTY_DOUBLE_SIDED_HANDBOOKS);
  await shopper.putInCart('Bulk print order added to cart!');
  await shopper.main.getByText('File: handbook.docx').waitFor();
  expect(await account.line()).toMatchObject({ quantity: 50 });
  await shopper.main.getByText(FIFTY_DOUBLE_SIDED_HANDBOOKS, { exact: true }).first().waitFor();

  await shopper.openProof();
  await shopper.main.getByText(/It has no preview/).waitFor();
  await shopper.approve();
  const number = await shopper.payForPrint();

  expect(hashOf(await printFileOfOrder(shopper, number))).toBe(hashOf(file.buffer));
  expect(consoleProblems).toEqual([]);
  await close();
});
