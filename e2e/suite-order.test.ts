import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintAccount } from './support/print-account.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();
const PRICE = 'Rs. 10,240';

it('a shopper orders a wedding suite as a single cart line', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'mouse');
  await shopper.createAccount(newEmail());
  await page.goto('/suites');
  await shopper.input.press(shopper.main.getByRole('link', { name: 'See your names in Makrana' }));
  await shopper.waitForPath('/suites/2');
  await shopper.fillFields({ brideName: 'आराध्या', groomName: 'Ravi', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Neem Court, Jaipur', sangeetDate: '2090-02-13', sangeetTime: '19:00' });
  await shopper.fillFields({ receptionDate: '2090-02-15', receptionTime: '20:00' });
  const group = (name: string) => shopper.main.getByRole('group', { name });
  for (const card of ['Save the date', 'Mehndi', 'Menu']) {
    await shopper.input.press(group('Family').getByRole('checkbox', { name: card }));
  }
  for (const card of ['Reception', 'Thank you']) {
    await shopper.input.press(group('Friends').getByRole('checkbox', { name: card }));
  }
  await shopper.input.fill(group('Friends').getByRole('spinbutton', { name: 'Sets' }), '120');
  await shopper.fillFields({ menu: 'Dal baati churma\nGhevar with rabri' });
  await shopper.waitForPrice(PRICE);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.reload();
  await shopper.main.getByText('320 in all.').waitFor();
  await shopper.main.getByRole('img', { name: /आराध्या.*Ravi.*Neem Court/s }).waitFor();
  await shopper.putInCart('Added to cart!');
  await shopper.openProof();
  const sheet = shopper.main.getByRole('list', { name: 'Contact sheet' });
  await sheet.getByRole('button', { name: 'Look closer at card 5. Thank you' }).waitFor();
  expect(await sheet.getByRole('listitem').count()).toBe(5);
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.approve();

  await shopper.main.getByText(PRICE, { exact: true }).first().waitFor();
  expect(await new PrintAccount(page).line()).toMatchObject({ title: 'Wedding suite: आराध्या & Ravi', quantity: 320 });
  expect(consoleProblems).toEqual([]);
  await close();
});
