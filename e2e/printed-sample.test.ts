import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { setOrderStatus } from './support/operator.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

it('the price of a printed sample is deducted from the full order', async () => {
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'mouse');
  const { main, input } = shopper;
  await shopper.createAccount(newEmail());
  await page.goto('/marriage/1');
  await shopper.waitForHydration();
  await shopper.fillFields({ brideName: 'Asha', groomName: 'रवि', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Lodhi Garden, New Delhi' });
  await shopper.putInCart('Added to cart!');

  await shopper.openProof();
  await input.press(main.getByRole('button', { name: 'Order one printed sample first' }));
  await main.getByRole('heading', { name: 'Marriage invitation sample: Asha & रवि' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shopper.approve();
  await main.getByText('Rs. 99', { exact: true }).first().waitFor();
  const number = await shopper.payForPrint();
  await setOrderStatus(number, 'confirmed');
  await setOrderStatus(number, 'processing');
  await setOrderStatus(number, 'shipped', 'India Post');

  await page.goto(`/my-orders?order=${number}`);
  const details = page.getByRole('dialog');
  const text = await details.getByText(/Rs\. 99 off your print order with the code PRINT-/).textContent();
  const code = /PRINT-[0-9A-Z]{13}/.exec(text ?? '')?.[0] ?? '';
  expect(await accessibilityProblems(page)).toEqual([]);
  await input.press(details.getByRole('button', { name: 'Order all 50' }));
  await shopper.waitForPath('/cart');
  await shopper.openProof();
  await shopper.approve();
  await shopper.goToCheckout();
  await shopper.fillAddress('Asha Verma');
  await input.press(main.getByText('Add a discount code', { exact: true }));
  await input.fill(main.getByLabel('Discount code'), code);
  await input.press(main.getByRole('button', { name: 'Apply' }));
  await main.getByText(`${code}: Rs. 99 off`).waitFor();
  await main.getByRole('button', { name: 'Pay Rs. 1,900' }).waitFor();
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  await shopper.waitForConfirmation();
  await page.goto(`/my-orders?order=${number}`);
  await details.getByText(`You have used the code ${code} for Rs. 99 off.`).waitFor();

  expect(consoleProblems).toEqual([]);
  await close();
});
