import { readFile } from 'node:fs/promises';

import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { newEmail } from './support/mailbox.ts';
import { PrintShopper } from './support/print-shopper.ts';

const visit = useBrowser();

it('a host sees the reply that a guest sends to the invitation', async () => {
  const host = await visit({ width: 1440 });
  const shopper = new PrintShopper(host.page, 'mouse');
  await shopper.createAccount(newEmail());
  await host.page.goto('/marriage/1');
  await shopper.waitForHydration();
  await shopper.fillFields({ brideName: 'Asha', groomName: 'रवि', date: '2090-02-14', time: '18:30' });
  await shopper.fillFields({ venue: 'Lodhi Garden, New Delhi' });
  await shopper.input.press(shopper.main.getByRole('checkbox', { name: 'RSVP code' }));
  await shopper.main.getByRole('img', { name: /Scan to RSVP/ }).waitFor();
  await shopper.putInCart('Added to cart!');
  await shopper.openProof();
  await shopper.approve();
  const number = await shopper.payForPrint();
  await host.page.goto(`/my-orders?order=${number}`);
  await shopper.input.press(host.page.getByRole('link', { name: 'See who is coming' }));
  await shopper.main.getByText('Nobody has replied yet.').waitFor();
  expect(await accessibilityProblems(host.page)).toEqual([]);
  const reminder = await shopper.main.getByRole('textbox', { name: 'Reminder' }).inputValue();

  await host.page.goto(`/my-orders?order=${number}`);
  await shopper.input.press(host.page.getByRole('link', { name: 'Share online' }));
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Create the link' }));
  const link = await shopper.main.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await accessibilityProblems(host.page)).toEqual([]);

  const guest = await visit({ width: 390 });
  await guest.page.goto(new URL(link).pathname);
  const card = guest.page.getByRole('img', { name: 'Marriage invitation: Asha & रवि' });
  expect(
    await card.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight)),
  ).toBeGreaterThan(800);
  const preview = await guest.page.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toContain(`${new URL(link).pathname.replace('/i/', '/api/invitations/')}/preview.jpg`);
  expect(await accessibilityProblems(guest.page)).toEqual([]);
  await guest.page.getByRole('link', { name: 'Reply to the invitation' }).click();
  const { pathname } = new URL(/http\S+/.exec(reminder)?.[0] ?? '');
  await guest.page.waitForURL((url) => url.pathname === pathname);
  const form = guest.page.getByRole('form', { name: 'Your reply' });
  await form.getByRole('textbox', { name: /Who is replying/ }).fill('आराध्या and Kabir');
  await form.getByRole('spinbutton', { name: /Wedding, 14 February 2090/ }).fill('2');
  await guest.page.reload();
  await form.getByRole('button', { name: 'Send reply' }).click();
  await guest.page.getByText('The hosts have your reply.').waitFor();
  expect(await accessibilityProblems(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Change your reply' }).click();
  await form.getByRole('spinbutton', { name: /Wedding/ }).fill('3');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await guest.page.getByText('3 guests').waitFor();

  await host.page.goto(`/my-orders?order=${number}`);
  await shopper.input.press(host.page.getByRole('link', { name: 'See who is coming' }));
  await shopper.main.getByText('3 coming').waitFor();
  await shopper.main.getByRole('heading', { name: 'Replies (1)' }).waitFor();
  const saved = host.page.waitForEvent('download');
  await shopper.input.press(shopper.main.getByRole('button', { name: 'Download as CSV' }));
  const csv = await readFile(await (await saved).path(), 'utf8');

  expect(csv).toContain('आराध्या and Kabir,3,');
  expect([...host.consoleProblems, ...guest.consoleProblems]).toEqual([]);
  await guest.close();
  await host.close();
});
