import { setOffline, useBrowser } from '../support/browser.ts';
import { callDesk } from '../support/desk.ts';
import { placeOrder } from '../support/place-order.ts';
import { Staff } from '../support/staff.ts';

const visit = useBrowser();

const RUN = Date.now().toString(36);
const CONFLICT = 'Somebody else saved this meanwhile';
/** Chromium logs a console error for every failed request, even if the page handles the failure. */
const EXPECTED = /409 \(Conflict\)|ERR_INTERNET_DISCONNECTED/;

const problemsOf = (...people: readonly Staff[]) =>
  people.flatMap(({ consoleProblems }) => consoleProblems).filter((text) => !EXPECTED.test(text));

function conflictOf({ page }: Staff) {
  const dialog = page.getByRole('dialog', { name: CONFLICT });
  return {
    dialog,
    choices: async (field: string) => {
      const labels = dialog.getByRole('group', { name: field }).locator('label');
      await labels.first().waitFor();
      return (await labels.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    },
    keepTheirs: (field: string) =>
      dialog
        .getByRole('group', { name: field })
        .getByRole('radio', { name: /^Theirs/ })
        .check(),
    merge: async () => {
      await dialog.getByRole('button', { name: 'Save the merged version' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

it('two founders who edit the same record see both versions and merge them', async () => {
  const number = await placeOrder(visit);
  const first = await Staff.join(visit, 'founder');
  const second = await Staff.join(visit, 'founder');
  const everyone = [first, second];
  const conflict = conflictOf(second);

  const id = `merged-notebook-${RUN}`;
  const product = { id, title: `Merged Notebook ${RUN}`, category: 'paper', originalPrice: 450 };
  await callDesk(first.page, 'POST', '/products', product);
  const renamed = `Marigold Notebook ${RUN}`;
  for (const { page, main } of everyone) {
    await page.goto(`/desk/products/${id}`);
    await main.getByLabel('Price in rupees').waitFor();
  }
  await second.fill({ Title: renamed, 'Price in rupees': '480' }, second.main);
  await first.fill({ 'Price in rupees': '475', Colour: 'Saffron' }, first.main);
  await first.press('Save');
  await first.told('Saved');
  await second.press('Save');
  expect(await conflict.choices('Price in rupees')).toEqual(['Yours 480', 'Theirs 475']);
  expect(await conflict.dialog.getByRole('group').count()).toBe(1);
  await conflict.keepTheirs('Price in rupees');
  await conflict.merge();
  for (const { page, main } of everyone) {
    await page.reload();
    await main.getByRole('heading', { level: 1, name: renamed }).waitFor();
    expect(await main.getByLabel('Price in rupees').inputValue()).toBe('475');
    expect(await main.getByLabel('Colour').inputValue()).toBe('Saffron');
  }

  for (const staff of everyone) {
    await staff.page.goto(`/desk/orders/${number}`);
    await staff.press('Correct the address');
  }
  await second.fill({ Name: 'Asha Menon', Phone: '9812300022' }, second.dialog);
  await first.fill({ Phone: '9812300011' }, first.dialog);
  await first.press('Save', first.dialog);
  await first.dialog.waitFor({ state: 'hidden' });
  await second.press('Save', second.dialog);
  expect((await conflict.choices('Phone')).join()).toMatch(/^Yours \S*9812300022,Theirs \S*9812300011$/);
  await conflict.keepTheirs('Phone');
  await conflict.merge();
  await first.page.reload();
  await first.sees('Asha Menon');
  await first.sees(/9812300011$/);

  const company = ({ main, page }: Staff) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Company', exact: true }) });
  for (const staff of everyone) await staff.open('Settings');
  const fields = {
    phone: company(second).getByLabel('Phone'),
    officer: company(second).getByLabel('Grievance officer'),
  };
  const before = { phone: await fields.phone.inputValue(), officer: await fields.officer.inputValue() };
  await company(first).getByLabel('Phone').fill('+91 98100 11111');
  await fields.phone.fill('+91 98100 22222');
  await fields.officer.fill('Asha Rao');
  await first.press('Save', company(first));
  await first.told('Saved');
  await second.press('Save', company(second));
  expect((await conflict.choices('Phone')).join()).toMatch(/22222.*11111/);
  await conflict.merge();
  await first.page.reload();
  const merged = company(first).getByLabel('Phone');
  await merged.waitFor();
  expect(await merged.inputValue()).toBe('+91 98100 22222');
  expect(await company(first).getByLabel('Grievance officer').inputValue()).toBe('Asha Rao');

  await fields.phone.fill(before.phone);
  await fields.officer.fill(before.officer);
  await Promise.all([
    second.page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok()),
    second.press('Save', company(second)),
  ]);
  expect(problemsOf(...everyone)).toEqual([]);
  await Promise.all(everyone.map((staff) => staff.close()));
});

it('text typed offline survives a reload and can be saved later', async () => {
  const number = await placeOrder(visit);
  const staff = await Staff.join(visit, 'founder');
  const { page, main } = staff;
  const note = main.getByRole('textbox', { name: 'New note' });
  const text = `Ring the bell twice (${RUN}).`;
  await page.goto(`/desk/orders/${number}`);
  await note.waitFor();

  await setOffline(page, true);
  await note.fill(text);
  await staff.press('Add note');

  await main.getByText(/^No connection/).waitFor();
  await page.getByText(/^You are offline\. We keep what you type/).waitFor();
  expect(await note.inputValue()).toBe(text);

  await setOffline(page, false);
  await page.reload();
  await note.waitFor();
  expect(await note.inputValue()).toBe(text);
  await staff.press('Add note');
  await main.getByRole('listitem').filter({ hasText: text }).first().waitFor();
  expect(await note.inputValue()).toBe('');
  expect(problemsOf(staff)).toEqual([]);
  await staff.close();
});
