import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import { accessibilityProblems } from './support/accessibility-problems.ts';
import { useBrowser } from './support/browser.ts';
import { layoutShift } from './support/layout-shift.ts';
import { codeAfter, newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('a shopper’s profile', () => {
  it('a shopper can edit the profile and delete the account', async () => {
    const { page, consoleProblems, close } = await visit({ width: 390 });
    const shopper = new Shopper(page, 'mouse');
    const email = newEmail();
    await page.goto('/profile');
    await shopper.waitForPath('/login');
    await shopper.input.press(shopper.main.locator('a[href^="/signup"]').first());
    await shopper.signUp('Asha Verma', email);

    await shopper.waitForPath('/profile');
    await shopper.input.fill(shopper.main.getByLabel('Full name'), 'आशा वर्मा');
    await shopper.input.fill(shopper.main.getByLabel('Phone'), '+91 98765 43210');
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Save changes' }));
    await page.getByText('Your details are saved.').waitFor();
    await page.reload();
    await shopper.waitForHydration();
    expect(await shopper.main.getByLabel('Full name').inputValue()).toBe('आशा वर्मा');
    expect(await shopper.main.getByLabel('Phone').inputValue()).toBe('9876543210');
    await shopper.main.getByText('This device').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.1);
    expect(await accessibilityProblems(page)).toEqual([]);

    await shopper.input.press(shopper.main.getByRole('button', { name: 'Delete my account' }));
    const window = page.getByRole('dialog');
    const code = await codeAfter(email, () =>
      shopper.input.press(window.getByRole('button', { name: /^Send a code/ })),
    );
    await shopper.input.fill(window.getByLabel('6-digit code'), code);
    expect(await accessibilityProblems(page)).toEqual([]);
    await shopper.input.press(window.getByRole('button', { name: 'Delete my account permanently' }));
    await shopper.input.press(page.getByRole('dialog', { name: 'Your account is deleted' }).getByRole('button').last());

    await shopper.waitForPath('/');
    await shopper.waitForHydration();
    expect(await shopper.isSignedOut()).toBe(true);
    expect(consoleProblems).toEqual([]);
    await close();
  });

  it('a shopper can manage addresses, sessions and the data export with the keyboard', async () => {
    const here = await visit();
    const shopper = new Shopper(here.page, 'keyboard');
    const email = newEmail();
    await here.page.goto('/signup?next=%2Fprofile');
    await shopper.signUp('Asha Verma', email);
    await shopper.waitForPath('/profile');
    const there = await visit({ width: 390 });
    const elsewhere = new Shopper(there.page, 'mouse');
    await there.page.goto('/my-orders');
    await elsewhere.input.press(elsewhere.main.getByRole('link', { name: 'Login / Signup' }));
    await elsewhere.logIn(email);
    await elsewhere.main.getByText('No orders yet').waitFor();

    await shopper.input.press(shopper.main.getByRole('button', { name: 'Add an address' }));
    const window = here.page.getByRole('dialog', { name: 'Add an address' });
    await shopper.input.fill(window.getByLabel('Phone'), '9876543210');
    await shopper.input.fill(window.getByRole('textbox', { name: 'Address' }), '14 Kumhar Gali, New Delhi 110049');
    await shopper.input.press(window.getByRole('button', { name: 'Save address' }));
    await window.waitFor({ state: 'hidden' });
    await shopper.main.getByText('14 Kumhar Gali').waitFor();
    await shopper.input.press(shopper.main.getByRole('button', { name: /^Remove the address/ }));
    await shopper.input.press(shopper.main.getByRole('button', { name: 'Undo' }));
    await shopper.main.getByText(/^The address of .* was removed\.$/).waitFor({ state: 'detached' });
    await shopper.main.getByText('14 Kumhar Gali').waitFor();

    const [download] = await Promise.all([
      here.page.waitForEvent('download'),
      shopper.input.press(shopper.main.getByRole('button', { name: 'Download my data' })),
    ]);
    const data = await readFile(await download.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(data))).toContain('14 Kumhar Gali');
    expect(data).toContain(email);

    const place = await placeOf(here.page);
    expect(place).toBeGreaterThan(300);
    await here.page.reload();
    await shopper.main.getByText('This device').waitFor();
    expect(await placeOf(here.page)).toBe(place);
    expect(await layoutShift(here.page)).toBeLessThan(0.02);
    await shopper.input.press(shopper.main.getByRole('button', { name: /^Sign out / }));
    await shopper.main.getByText(/is signed out\.$/).waitFor();
    await there.page.goto('/profile');
    await elsewhere.waitForPath('/login');
    expect(await elsewhere.isSignedOut()).toBe(true);
    expect(here.consoleProblems).toEqual([]);
    await there.close();
    await here.close();
  });
});
