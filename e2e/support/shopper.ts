import type { FrameLocator, Locator, Page } from 'playwright-core';

import type { Product } from './catalogue.ts';
import { handsOf } from './hands.ts';
import type { Hands, Way } from './hands.ts';
import { codeAfter } from './mailbox.ts';

export const ADDRESS = '14 Kumhar Gali, Shahpur Jat, New Delhi 110049';
const PHONE = '9876543210';

/** What a shopper does on the site, in their own words; each step ends when its result is on screen. */
export class Shopper {
  readonly page: Page;
  readonly hands: Hands;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.hands = handsOf(page, way);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get cartLink(): Locator {
    return this.header.getByRole('link', { name: /^Cart/ }).first();
  }

  /** The payment window of the stand-in. */
  get paymentWindow(): FrameLocator {
    return this.page.frameLocator('iframe[title="Payment window"]');
  }

  async isAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    // The address changes a moment before the page does.
    await this.page.locator('#main[aria-busy="false"]').waitFor();
  }

  /** Waits until the browser has taken over from the server: the account links know who is there. */
  async isSettled(): Promise<void> {
    await this.page.locator('html[data-ready]').waitFor();
  }

  /** A button once its form is live: before that it does nothing. */
  async live(name: string): Promise<Locator> {
    const button = this.main.getByRole('button', { name, disabled: false });
    await button.waitFor();
    return button;
  }

  async goesFromHomeToProducts(): Promise<void> {
    await this.page.goto('/');
    await this.isSettled();
    await this.hands.press(this.main.getByRole('link', { name: 'Explore Products' }).first());
    await this.isAt('/products');
  }

  /** By the menu of wide windows. */
  async goesToPrint(): Promise<void> {
    await this.hands.press(this.header.getByRole('button', { name: 'Shop' }));
    await this.hands.press(this.header.getByRole('link', { name: 'Kaagazz Print' }));
  }

  async choosesCategory(name: string): Promise<void> {
    await this.hands.press(this.main.getByRole('link', { name, exact: true }));
    const chosen = this.main.getByRole('link', { name, exact: true }).and(this.page.locator('[aria-current="page"]'));
    await chosen.waitFor();
  }

  async opensProduct({ _id, title }: Product): Promise<void> {
    await this.hands.press(this.main.locator(`a[href="/products/${_id}"]`).first());
    await this.isAt(`/products/${_id}`);
    await this.main.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  async addsToCart(): Promise<void> {
    await this.hands.press(this.main.getByRole('button', { name: 'Add to cart' }));
    // The word is gone after two seconds; what the cart holds of it stays.
    const word = this.main.getByText('Added to cart', { exact: true }).or(this.main.getByText(/in your cart\./));
    await word.first().waitFor();
  }

  /** Until the badge on the header's cart says this many; there is no badge for none. */
  async seesBadge(count: number): Promise<void> {
    await this.cartLink
      .filter(count === 0 ? { hasNotText: /\d/ } : { hasText: new RegExp(`\\b${count}\\b`) })
      .waitFor();
  }

  async opensCart(): Promise<void> {
    await this.hands.press(this.cartLink);
    await this.isAt('/cart');
  }

  /** Puts a product into the cart without the way through the shop. */
  async hasInCart(product: Product): Promise<void> {
    await this.page.goto(`/products/${product._id}`);
    await this.isSettled();
    await this.addsToCart();
  }

  async goesToCheckout(): Promise<void> {
    await this.hands.press(this.main.getByRole('link', { name: 'Proceed to checkout' }));
  }

  /** At /login: asks for a code, reads it in the mailbox, types it. */
  async logsIn(email: string): Promise<void> {
    await this.isAt('/login');
    await this.isSettled();
    const send = await this.live('Send code');
    await this.hands.fill(this.main.getByLabel('Email'), email);
    const code = await codeAfter(email, () => this.hands.press(send));
    await this.hands.fill(this.main.getByLabel('6-digit code'), code);
    await this.hands.press(this.main.getByRole('button', { name: 'Login', exact: true }));
  }

  /** At /signup: a new account, by name, address and code. */
  async signsUp(name: string, email: string): Promise<void> {
    await this.isAt('/signup');
    await this.isSettled();
    const send = await this.live('Send OTP');
    await this.hands.fill(this.main.getByLabel('Full name'), name);
    await this.hands.fill(this.main.getByLabel('Email'), email);
    const code = await codeAfter(email, () => this.hands.press(send));
    await this.main.getByRole('button', { name: 'OTP Sent' }).waitFor();
    await this.hands.fill(this.main.getByLabel(/OTP/), code);
    const signUp = this.main.getByRole('button', { name: 'Sign up' });
    await this.hands.press(signUp);
    await signUp.waitFor({ state: 'hidden' });
  }

  /** A signed-in shopper at once, without the journey that got them there. */
  async isSignedIn(email: string): Promise<void> {
    await this.page.goto('/signup');
    await this.signsUp('Asha Verma', email);
    await this.main.getByRole('link', { name: 'Explore Products' }).first().waitFor();
  }

  async fillsAddress(name: string): Promise<void> {
    await this.isAt('/order');
    await this.hands.fill(this.main.getByLabel('Full name'), name);
    await this.hands.fill(this.main.getByLabel('Phone'), PHONE);
    await this.hands.fill(this.main.getByRole('textbox', { name: 'Address' }), ADDRESS);
  }

  /** Opens the payment window and waits until its buttons can be pressed. */
  async goesToPay(): Promise<void> {
    await this.hands.press(this.main.getByRole('button', { name: /^Pay Rs\./ }));
    await this.paymentWindow.getByRole('button', { name: 'Pay', exact: true, disabled: false }).waitFor();
  }

  async pressesInPaymentWindow(name: 'Pay' | 'Fail payment' | 'Close'): Promise<void> {
    await this.hands.press(this.paymentWindow.getByRole('button', { name, exact: true }));
  }

  /** Reads the confirmation and waits for the page that follows it; returns the order's number. */
  async isConfirmed(): Promise<string> {
    const confirmation = this.page.getByText(/Payment successful! Order \S+ confirmed\./).first();
    const number = /Order (\S+) confirmed/.exec((await confirmation.textContent()) ?? '')?.[1] ?? '';
    await this.isAt('/order/completed');
    return number;
  }

  /** Chooses an entry of the account menu: behind the avatar on a wide screen, in the mobile menu on a narrow one. */
  async choosesInAccountMenu(name: 'My Orders' | 'My Profile' | 'Logout'): Promise<void> {
    const opener = this.header.getByRole('button', { name: /^(Account of|Open menu)/ });
    const entry = this.header.getByRole('link', { name }).or(this.header.getByRole('button', { name }));
    await this.hands.press(opener);
    // A page change that ends just now closes the menu, as it should: one opens it again.
    await entry.waitFor({ timeout: 3_000 }).catch(async () => {
      if (!(await entry.isVisible())) await this.hands.press(opener);
    });
    await this.hands.press(entry);
  }

  /** Leaves: the home page is loaded anew, with nobody signed in. */
  async logsOut(): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await this.choosesInAccountMenu('Logout');
    await loaded;
    await this.isAt('/');
    await this.isSettled();
  }

  async isSignedOut(): Promise<boolean> {
    return (await this.page.evaluate(() => localStorage.getItem('token'))) === null;
  }
}
