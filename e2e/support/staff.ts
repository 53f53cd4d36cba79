import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright-core';

import type { Visit, VisitOptions } from './browser.ts';
import { inviteToDesk, joinDesk } from './desk.ts';
import { newEmail } from './mailbox.ts';

const NARROW = 600;
const DOWNLOAD_MS = 120_000;

export class Staff {
  readonly email: string;
  readonly page: Page;
  readonly consoleProblems: string[];
  readonly close: () => Promise<void>;
  deletePasskeys: () => Promise<unknown> = () => Promise.resolve();
  readonly #role: string;
  #clicks = 0;

  private constructor({ page, consoleProblems, close }: Visit, email: string, role: string) {
    this.email = email;
    this.page = page;
    this.consoleProblems = consoleProblems;
    this.close = close;
    this.#role = role;
  }

  static async join(visit: (options?: VisitOptions) => Promise<Visit>, role: string, width = 1440): Promise<Staff> {
    const visitor = await visit({ width });
    const email = newEmail(role);
    const staff = new Staff(visitor, email, role);
    await staff.#countClicks();
    staff.deletePasskeys = await joinDesk(visitor.page, await inviteToDesk({ name: `Meera ${role}`, email, role }));
    return staff;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async task(name: string, act: () => Promise<unknown>): Promise<number> {
    await this.page.goto('/desk');
    await this.page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
    this.#clicks = 0;
    await act();
    process.stdout.write(`${this.#role}: ${name}, clicks: ${this.#clicks}\n`);
    return this.#clicks;
  }

  async open(screen: string): Promise<void> {
    const isNarrow = (this.page.viewportSize()?.width ?? 0) < NARROW;
    const bar = this.page.getByRole('navigation', { name: isNarrow ? 'Main screens' : 'Desk' });
    const link = bar.getByRole('link', { name: screen, exact: true });
    if (await link.isVisible()) await link.click();
    else {
      await bar.getByRole('button', { name: 'More' }).click();
      await this.dialog.getByRole('link', { name: screen, exact: true }).click();
    }
    await this.page.getByRole('heading', { level: 1, name: screen }).waitFor();
  }

  press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return within.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async fill(fields: Readonly<Record<string, string>>, within: Page | Locator = this.page): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await within.getByLabel(wholeLabel(label)).fill(text);
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.main.getByText(text).first().waitFor();
  }

  async told(text: string | RegExp): Promise<void> {
    const message = this.page.getByRole('status').getByText(text).first();
    const confirm = this.page.getByRole('button', { name: 'Use your passkey' });
    await message.or(confirm).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await message.waitFor();
  }

  async find(text: string, link: string | RegExp = text): Promise<void> {
    await this.main.getByRole('searchbox').fill(text);
    const row = this.main.getByRole('row').filter({ hasText: text });
    const found = row.getByRole('link', { name: link }).first();
    const everywhere = this.main.getByRole('button', { name: /^Search all/ });
    await found.or(everywhere).first().waitFor();
    if (await everywhere.isVisible()) await everywhere.click();
    await found.click();
  }

  async download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const [file] = await Promise.all([this.page.waitForEvent('download', { timeout: DOWNLOAD_MS }), act()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  async #countClicks(): Promise<void> {
    await this.page.exposeFunction('countClick', () => {
      this.#clicks += 1;
    });
    await this.page.addInitScript(() => {
      const count = () => (window as unknown as { countClick: () => void }).countClick();
      addEventListener('pointerdown', count, true);
      addEventListener(
        'change',
        ({ target }) => {
          if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file'))
            count();
        },
        true,
      );
    });
  }
}

function wholeLabel(label: string): RegExp {
  return new RegExp(`^${label.replace('?', '\\?')}\\W*$`);
}
