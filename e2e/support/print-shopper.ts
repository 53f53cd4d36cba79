import { Shopper } from './shopper.ts';

/** A file of the shopper's own. */
export interface OwnFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a shopper does at Print With Us, in their own words; each step ends when its result is on screen. */
export class PrintShopper extends Shopper {
  /** From the hub to the page of a service, by its own link. */
  async choosesAtTheHub(link: string, path: string): Promise<void> {
    await this.page.goto('/KaagazzPrint');
    await this.isSettled();
    await this.hands.press(this.main.getByRole('link', { name: link, exact: true }));
    await this.isAt(path);
  }

  /** Answers questions of the form by the names of its fields. */
  async types(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.hands.fill(this.main.locator(`[name="${name}"]`), text);
    }
  }

  /** Chooses one of a few, by what it is called. */
  async takes(question: string, choice: string): Promise<void> {
    const group = this.main.getByRole('group', { name: question, exact: true });
    await this.hands.choose(group.getByRole('radio', { name: choice, exact: true }));
  }

  /** Chooses a file in the browser's own window, and waits until it is found good. */
  async sends(file: OwnFile): Promise<void> {
    const window = this.page.waitForEvent('filechooser');
    await this.hands.press(this.main.getByRole('button', { name: 'Choose a file' }));
    await (await window).setFiles(file);
    await this.main.getByText(/Ready to print\.$/).waitFor();
  }

  /** Until the form says that the order costs this, such as `Rs. 1,900`: the price follows the last answer, it does not come with it. */
  async seesPrice(price: string): Promise<void> {
    await this.main.getByRole('region', { name: 'Price' }).getByText(price, { exact: true }).waitFor();
  }

  /** Sends the form and is at the cart, with the service's own confirmation. */
  async putsInCart(confirmation: string, button = 'Add to cart'): Promise<void> {
    await this.hands.press(this.main.getByRole('button', { name: button }));
    await this.page.getByText(confirmation, { exact: true }).first().waitFor();
    await this.isAt('/cart');
  }

  /** From the cart to the proof of the one line in it. */
  async opensProof(): Promise<void> {
    await this.hands.press(this.main.getByRole('link', { name: /^Look at your proof/ }));
    await this.page.waitForURL((url) => url.pathname.startsWith('/print-proof/'));
    await this.main.getByRole('button', { name: 'Approve and go to cart' }).waitFor();
  }

  async approves(): Promise<void> {
    await this.hands.press(this.main.getByRole('button', { name: 'Approve and go to cart' }));
    await this.isAt('/cart');
    await this.main.getByRole('link', { name: /^Proof approved/ }).waitFor();
  }

  /** From the cart to a paid order; returns its number. */
  async paysForPrint(): Promise<string> {
    await this.goesToCheckout();
    await this.fillsAddress('Asha Verma');
    await this.goesToPay();
    await this.pressesInPaymentWindow('Pay');
    return this.isConfirmed();
  }
}
