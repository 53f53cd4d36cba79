import { createHash } from 'node:crypto';
import path from 'node:path';

import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();
const XLSX = path.join(import.meta.dirname, '../mfe-print/test-support/guests.xlsx');
const MORE = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya', 'आरव', 'Leela'];

it.each([
  [390, 'mouse'],
  [1440, 'keyboard'],
] as const)('at %i px, a list of guests becomes one approved card for each of them', async (width, way) => {
  const { page, consoleProblems, close } = await visit({ width });
  const shopper = new PrintShopper(page, way);
  const account = new PrintAccount(page);
  await shopper.createAccount(newEmail());
  await page.goto('/marriage/1');
  await shopper.waitForHydration();
  await shopper.fillFields({ brideName: 'Asha', groomName: 'रवि', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Lodhi Garden, New Delhi' });

  await shopper.input.press(shopper.main.getByRole('button', { name: 'Add your guest list' }));
  const window = page.waitForEvent('filechooser');
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Read names from a file' }));
  await (await window).setFiles(XLSX);
  await shopper.main.getByText('Line 3: The name is missing.').waitFor();
  const list = shopper.main.getByRole('textbox', { name: 'Guest list' });
  const corrected = (await list.inputValue()).replace('| 3 98100 00001', 'Farhan Qureshi');
  await shopper.input.fill(list, [corrected, ...MORE].join('\n'));
  await shopper.main.getByText('11 cards, one for each guest. All names fit the design.').waitFor();
  await page.reload();
  await shopper.main.getByText('11, one for each guest.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.putInCart('Added to cart!');

  await shopper.openProof();
  const sheet = shopper.main.getByRole('list', { name: 'Contact sheet' });
  await sheet.getByRole('listitem').nth(10).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.input.press(sheet.getByRole('button', { name: 'Look closer at card 1. Sunita & Rakesh Verma' }));
  await page.getByRole('dialog').getByRole('img', { name: 'Card for Sunita & Rakesh Verma' }).waitFor();
  const line = await account.line();
  const file = await account.printFile(line);
  expect(createHash('sha256').update(file).digest('hex')).toBe(line.proof.sha256);
  expect(line.quantity).toBe(11);
  await page.keyboard.press('Escape');
  await shopper.approve();

  expect(consoleProblems).toEqual([]);
  await close();
});
