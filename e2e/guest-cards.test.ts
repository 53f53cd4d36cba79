import { createHash } from 'node:crypto';
import path from 'node:path';

import { loadDesign } from '@kaagazz/print-design';

import { needPoppler } from '../shared/print-design/test/poppler.ts';
import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { countDifferentPixels, DEVICE_SCALE, rasterizePrint, screenshotPreview } from './support/compare-print.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';
import { temporaryFolder } from './support/site.ts';

const visit = useBrowser();
const XLSX = path.join(import.meta.dirname, '../mfe-print/test-support/guests.xlsx');
/** Anti-aliasing changes at most 8 pixels. A different name changes hundreds. */
const MAX_DIFFERENT_PIXELS = 8;
const SETTLES_WITHIN_MS = 30_000;
const MORE = ['Asha | 12 Ridge Road, Jaipur 302001', 'Ravi', 'Meera', 'Kabir', 'Zoya', 'आरव', 'Leela'];

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
  await shopper.input.press(shopper.main.getByRole('checkbox', { name: /names and addresses on the envelopes/ }));
  await shopper.main.getByText('all addresses fit the envelopes').waitFor();
  await shopper.main.getByText('10 guests have no address').waitFor();
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
  const envelopes = shopper.main.getByRole('list', { name: 'Envelopes' });
  await shopper.input.press(envelopes.getByRole('button', { name: 'Look closer at envelope 5. Asha' }));
  const envelope = page.getByRole('dialog').getByRole('img', { name: 'Envelope for Asha' });
  await envelope.getByText('12 Ridge Road, Jaipur 302001').waitFor();
  await page.keyboard.press('Escape');
  await shopper.approve();

  expect(consoleProblems).toEqual([]);
  await close();
});

it('each guest’s card looks the same on the contact sheet and in the print file', async () => {
  await needPoppler();
  const { folder, remove } = await temporaryFolder();
  const { page, consoleProblems, close } = await visit({ deviceScaleFactor: DEVICE_SCALE });
  const shopper = new PrintShopper(page, 'mouse');
  const account = new PrintAccount(page);
  await shopper.createAccount(newEmail());
  const design = await loadDesign('marriage', '1');
  const guests = ['Farhan Qureshi', 'मीरा जोशी', ...MORE, 'Tara'];
  const fields = { ...design.sample, date: '2090-02-14', guests: guests.join('\n') };
  const line = await account.addLine({ service: 'marriage', design: '1', fields, quantity: guests.length });
  const pdf = await account.printFile(line);
  await page.goto(`/print-proof/${line.id}`);
  await shopper.waitForHydration();

  const different: { name: string; least: number }[] = [];
  for (const [index, name] of guests.slice(0, 2).entries()) {
    const printed = await rasterizePrint(pdf, design, folder, index + 1);
    await shopper.input.press(shopper.main.getByRole('button', { name: `Look closer at card ${index + 1}. ${name}` }));
    const card = page.getByRole('dialog').getByRole('img', { name: `Card for ${name}` });
    const deadline = Date.now() + SETTLES_WITHIN_MS;
    let least = Infinity;
    while (least > MAX_DIFFERENT_PIXELS && Date.now() < deadline) {
      least = Math.min(least, await countDifferentPixels(await screenshotPreview(card, design), printed, design));
    }
    if (least > MAX_DIFFERENT_PIXELS) different.push({ name, least });
    await page.keyboard.press('Escape');
  }

  expect(different).toEqual([]);
  expect(consoleProblems).toEqual([]);
  await close();
  await remove();
});
