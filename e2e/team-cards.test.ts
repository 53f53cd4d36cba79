import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

it('a shopper orders business cards for a whole team from one list of names', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'keyboard');
  await shopper.createAccount(newEmail());
  await page.goto('/business-cards');
  await shopper.waitForHydration();
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Add your team' }));
  await shopper.input.fill(
    shopper.main.getByRole('textbox', { name: 'People' }),
    'Nandini Rao | Botanical printmaker | 98100 00000 | nandini@example.in\nकबीर मेहता | मुद्रक | 98100 00001',
  );
  await shopper.main.getByText('2 people. All text fits on the cards.').waitFor();
  await shopper.fillFields({ companyName: 'Studio Patta', brandColor: '#0b3d75', secondColor: '#f2b705' });
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Keep these colours in my account' }));
  await shopper.main.getByText(/^These colours are in your account\./).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith('These colours'));
  await shopper.input.press(shopper.main.getByRole('checkbox', { name: 'QR code with my contact details' }));
  await page.reload();
  await shopper.main.getByText('200, 100 for each name.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.putInCart('Business card order added to cart!');

  await shopper.openProof();
  const sheet = shopper.main.getByRole('list', { name: 'Contact sheet' });
  await shopper.input.press(sheet.getByRole('button', { name: 'Look closer at card 2. कबीर मेहता' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'Card for कबीर मेहता, front' }).getByText('मुद्रक').waitFor();
  await dialog.getByRole('img', { name: 'Card for कबीर मेहता, back' }).getByText('98100 00001').waitFor();
  await dialog.locator('[fill="#0b3d75"]').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shopper.approve();
  await shopper.payForPrint();

  await page.goto('/business-cards');
  await shopper.waitForHydration();
  await page.locator('[name="brandColor"][value="#0b3d75"]').waitFor();
  await shopper.main
    .getByRole('img', { name: /^Preview of your card, back/ })
    .locator('[fill="#0b3d75"]')
    .waitFor();

  expect(consoleProblems).toEqual([]);
  await close();
});
