import { useBrowser } from './support/browser.ts';
import { callDesk } from './support/desk.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintShopper } from './support/print-shopper.ts';
import { Staff } from './support/staff.ts';

const visit = useBrowser();

it('a shopper can change the text and quantity of a print after paying', async () => {
  const staff = await Staff.join(visit, 'printer');
  const { page, consoleProblems, close } = await visit({ width: 390 });
  const shopper = new PrintShopper(page, 'mouse');
  const { main, input } = shopper;
  await shopper.createAccount(newEmail());
  await page.goto('/marriage/1');
  await shopper.waitForHydration();
  await shopper.fillFields({ brideName: 'Asha', groomName: 'Ravi', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Lodhi Garden, New Delhi' });
  await shopper.putInCart('Added to cart!');
  await shopper.openProof();
  await shopper.approve();
  const number = await shopper.payForPrint();
  const details = page.getByRole('dialog');
  const openOrder = () => page.goto(`/my-orders?order=${number}`);
  const openForm = async () => {
    await openOrder();
    await input.press(details.getByRole('link', { name: 'change this print' }));
    await shopper.enabledButton('See the new proof');
  };
  const change = async (fields: Record<string, string>, approval: string) => {
    await openForm();
    await shopper.fillFields(fields);
    await input.press(main.getByRole('button', { name: 'See the new proof' }));
    await input.press(main.getByRole('button', { name: approval }));
  };
  const waitForVersions = (count: number) =>
    details.getByText(new RegExp(`^Version ${count}, .*We print this one`)).waitFor();

  await openOrder();
  await details.getByText(/^(\d+ (days?|hours?|minutes?) ?){1,2} left\.$/).waitFor();

  await change({ groomName: 'रवि' }, 'Approve the new version');
  await shopper.waitForPath('/my-orders');
  await openOrder();
  await waitForVersions(2);

  await change({ quantity: '25' }, 'Approve and get back Rs. 700');
  await shopper.waitForPath('/my-orders');
  await openOrder();
  await waitForVersions(3);
  await details.getByText(/^Refunded on /).waitFor();
  await page.goto(`/my-orders/${number}/invoice`);
  await main.getByText(/^Rs\. 700 of this order is refunded .* credit note KGC/).waitFor();

  await change({ quantity: '100' }, 'Approve, then pay Rs. 2,200');
  await input.press(main.getByRole('link', { name: 'Pay Rs. 2,200' }));
  await main.getByRole('heading', { name: 'Pay for your change' }).waitFor();
  await shopper.waitForHydration();
  await shopper.openPaymentWindow();
  await shopper.pressInPaymentWindow('Pay');
  await main.getByRole('heading', { name: 'Thank you, your change is paid' }).waitFor();
  await openOrder();
  await waitForVersions(4);
  await details.getByText(/^Paid for a change on /).waitFor();

  await openForm();
  const { data } = (await callDesk(staff.page, 'GET', `/prints?q=${number}`)) as { data: { id: string }[] };
  await callDesk(staff.page, 'POST', '/prints/bulk', { ids: data.map(({ id }) => id), state: 'at-press' });
  await shopper.fillFields({ venue: 'Neem Court, Jaipur' });
  await input.press(main.getByRole('button', { name: 'See the new proof' }));
  await main.getByText(/can no longer be changed/).waitFor();
  expect(consoleProblems.filter((problem) => !problem.includes('409'))).toEqual([]);

  await openOrder();
  await details.getByText('This order is being printed, so it can no longer be changed.').waitFor();
  expect(await details.getByRole('link', { name: 'change this print' }).count()).toBe(0);
  await close();
  await staff.close();
});
