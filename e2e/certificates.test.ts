import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

it('certificates ordered for a list of names can be verified by number and revoked', async () => {
  const customer = await visit({ width: 1440 });
  const shopper = new PrintShopper(customer.page, 'mouse');
  await shopper.createAccount(newEmail());
  await customer.page.goto('/certificates');
  await shopper.waitForHydration();
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Add the names' }));
  await shopper.input.fill(
    shopper.main.getByRole('textbox', { name: 'Names' }),
    'Nandini Rao | नंदिनी राव\nKabir Mehta',
  );
  await shopper.main.getByText('2 certificates, one for each name. All names fit the design.').waitFor();
  await shopper.main.getByRole('img', { name: /^Preview of your certificate: .*Nandini Rao/ }).waitFor();
  await shopper.fillFields({ issuer: 'Studio Patta', issuedOn: '2026-03-14' });
  await customer.page.reload();
  await shopper.main.getByText('2, one for each name.').waitFor();
  expect(await accessibilityProblems(customer.page)).toEqual([]);
  await shopper.putInCart('Certificate order added to cart!');

  await shopper.openProof();
  const sheet = shopper.main.getByRole('list', { name: 'Contact sheet' });
  await shopper.input.press(sheet.getByRole('button', { name: 'Look closer at certificate 2. Kabir Mehta' }));
  const enlarged = customer.page.getByRole('dialog').getByRole('img', { name: 'Certificate for Kabir Mehta' });
  const serial = (await enlarged.getByText(/^KZ-/).textContent()) ?? '';
  expect(await accessibilityProblems(customer.page)).toEqual([]);
  await customer.page.keyboard.press('Escape');
  await shopper.approve();
  const number = await shopper.payForPrint();

  const stranger = await visit({ width: 390 });
  await stranger.page.goto('/verify');
  await stranger.page.getByRole('textbox', { name: 'Number' }).fill(serial.toLowerCase());
  await stranger.page.getByRole('button', { name: 'Verify' }).click();
  await stranger.page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
  await stranger.page.getByText('Kabir Mehta').waitFor();
  expect(await stranger.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await accessibilityProblems(stranger.page)).toEqual([]);

  await customer.page.goto(`/my-orders?order=${number}`);
  await shopper.input.press(customer.page.getByRole('link', { name: 'See the numbers' }));
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Revoke the certificate of Kabir Mehta' }));
  await shopper.main.getByRole('button', { name: 'Restore the certificate of Kabir Mehta' }).waitFor();
  expect(await accessibilityProblems(customer.page)).toEqual([]);
  await stranger.page.goto(`/verify/${serial}`);
  await stranger.page.getByRole('heading', { name: 'This certificate was revoked' }).waitFor();

  expect([...customer.consoleProblems, ...stranger.consoleProblems]).toEqual([]);
  await stranger.close();
  await customer.close();
});
