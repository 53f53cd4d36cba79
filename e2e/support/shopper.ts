import type { FrameLocator, Locator, Page } from 'playwright-core';

import type { Product } from './catalogue.ts';
import { inputOf } from './input-method.ts';
import type { Input, InputMethod } from './input-method.ts';
import { codeAfter } from './mailbox.ts';

export const ADDRESS = '14 Kumhar Gali, Shahpur Jat, New Delhi 110049';
const PHONE = '9876543210';

export class Shopper {
  readonly page: Page;
  readonly input: Input;

  constructor(page: Page, method: InputMethod) {
    this.page = page;
    this.input = inputOf(page, method);
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

  get paymentWindow(): FrameLocator {
    return this.page.frameLocator('iframe[title="Payment window"]');
  }

  async waitForPath(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await this.page.locator('#main[aria-busy="false"]').waitFor();
  }

  async waitForHydration(): Promise<void> {
    await this.page.locator('html[data-ready]').waitFor();
  }

  async enabledButton(name: string): Promise<Locator> {
    const button = this.main.getByRole('button', { name, disabled: false });
    await button.waitFor();
    return button;
  }

  async goFromHomeToProducts(): Promise<void> {
    await this.page.goto('/');
    await this.waitForHydration();
    await this.input.press(this.main.getByRole('link', { name: 'Explore Products' }).first());
    await this.waitForPath('/products');
  }

  async goToPrint(): Promise<void> {
    await this.input.press(this.header.getByRole('button', { name: 'Shop', exact: true }));
    await this.input.press(this.header.getByRole('link', { name: 'Kaagazz Print' }));
  }

  async chooseCategory(name: string): Promise<void> {
    await this.input.press(this.main.getByRole('link', { name, exact: true }));
    const chosen = this.main.getByRole('link', { name, exact: true }).and(this.page.locator('[aria-current="page"]'));
    await chosen.waitFor();
  }

  async openProduct({ _id, title }: Product): Promise<void> {
    await this.input.press(this.main.locator(`a[href="/products/${_id}"]`).first());
    await this.waitForPath(`/products/${_id}`);
    await this.main.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  async addToCart(): Promise<void> {
    await this.input.press(this.main.getByRole('button', { name: 'Add to cart' }));
    const result = this.main.getByText('Added to cart', { exact: true }).or(this.main.getByText(/in your cart\./));
    await result.first().waitFor();
  }

  async waitForCartCount(count: number): Promise<void> {
    await this.cartLink
      .filter(count === 0 ? { hasNotText: /\d/ } : { hasText: new RegExp(`\\b${count}\\b`) })
      .waitFor();
  }

  async openCart(): Promise<void> {
    await this.input.press(this.cartLink);
    await this.waitForPath('/cart');
  }

  async addProductToCart(product: Pick<Product, '_id'>): Promise<void> {
    await this.page.goto(`/products/${product._id}`);
    await this.waitForHydration();
    await this.addToCart();
  }

  async goToCheckout(): Promise<void> {
    await this.input.press(this.main.getByRole('link', { name: 'Proceed to checkout' }));
  }

  async logIn(email: string): Promise<void> {
    await this.waitForPath('/login');
    await this.waitForHydration();
    const send = await this.enabledButton('Send code');
    await this.input.fill(this.main.getByLabel('Email'), email);
    const code = await codeAfter(email, () => this.input.press(send));
    await this.input.fill(this.main.getByLabel('6-digit code'), code);
    await this.input.press(this.main.getByRole('button', { name: 'Login', exact: true }));
  }

  async signUp(name: string, email: string): Promise<void> {
    await this.waitForPath('/signup');
    await this.waitForHydration();
    const send = await this.enabledButton('Send OTP');
    await this.input.fill(this.main.getByLabel('Full name'), name);
    await this.input.fill(this.main.getByLabel('Email'), email);
    const code = await codeAfter(email, () => this.input.press(send));
    await this.main.getByRole('button', { name: 'OTP Sent' }).waitFor();
    await this.input.fill(this.main.getByLabel(/OTP/), code);
    const signUp = this.main.getByRole('button', { name: 'Sign up' });
    await this.input.press(signUp);
    await signUp.waitFor({ state: 'hidden' });
  }

  async createAccount(email: string): Promise<void> {
    const code = await codeAfter(email, () => this.#callAuth('register', { fullname: 'Asha Verma', email }));
    await this.#callAuth('verify-otp', { email, otp: code });
    await this.page.goto('/');
    await this.page.waitForFunction(() => localStorage.getItem('token') !== null);
  }

  async #callAuth(path: string, data: object): Promise<void> {
    const response = await this.page.request.post(`/api/auth/${path}`, { data });
    if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`);
  }

  async fillAddress(name: string): Promise<void> {
    await this.waitForPath('/order');
    await this.input.fill(this.main.getByLabel('Full name'), name);
    await this.input.fill(this.main.getByLabel('Phone'), PHONE);
    await this.input.fill(this.main.getByRole('textbox', { name: 'Address' }), ADDRESS);
  }

  async openPaymentWindow(): Promise<void> {
    await this.input.press(this.main.getByRole('button', { name: /^Pay Rs\./ }));
    await this.paymentWindow.getByRole('button', { name: 'Pay', exact: true, disabled: false }).waitFor();
  }

  async pressInPaymentWindow(name: 'Pay' | 'Fail payment' | 'Close'): Promise<void> {
    await this.input.press(this.paymentWindow.getByRole('button', { name, exact: true }));
  }

  async waitForConfirmation(): Promise<string> {
    const confirmation = this.page.getByText(/Payment successful! Order \S+ confirmed\./).first();
    const number = /Order (\S+) confirmed/.exec((await confirmation.textContent()) ?? '')?.[1] ?? '';
    await this.waitForPath('/order/completed');
    return number;
  }

  async checkOut(product: Pick<Product, '_id'>): Promise<void> {
    await this.addProductToCart(product);
    await this.page.goto('/order');
    await this.waitForHydration();
  }

  async startPayment(product: Pick<Product, '_id'>): Promise<void> {
    await this.checkOut(product);
    await this.fillAddress('Asha Verma');
    await this.openPaymentWindow();
  }

  async buy(product: Pick<Product, '_id'>): Promise<string> {
    await this.startPayment(product);
    await this.pressInPaymentWindow('Pay');
    return this.waitForConfirmation();
  }

  async chooseInAccountMenu(name: 'My Orders' | 'My Profile' | 'Logout'): Promise<void> {
    const opener = this.header.getByRole('button', { name: /^(Account of|Open menu)/ });
    const entry = this.header.getByRole('link', { name }).or(this.header.getByRole('button', { name }));
    await this.input.press(opener);
    await entry.waitFor({ timeout: 3_000 }).catch(async () => {
      if (!(await entry.isVisible())) await this.input.press(opener);
    });
    await this.input.press(entry);
  }

  async logOut(): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await this.chooseInAccountMenu('Logout');
    await loaded;
    await this.waitForPath('/');
    await this.waitForHydration();
  }

  async isSignedOut(): Promise<boolean> {
    return (await this.page.evaluate(() => localStorage.getItem('token'))) === null;
  }
}
