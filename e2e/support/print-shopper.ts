import { Shopper } from './shopper.ts';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class PrintShopper extends Shopper {
  async chooseService(link: string, path: string): Promise<void> {
    await this.page.goto('/KaagazzPrint');
    await this.waitForHydration();
    await this.input.press(this.main.getByRole('link', { name: link, exact: true }));
    await this.waitForPath(path);
  }

  async fillFields(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.input.fill(this.main.locator(`[name="${name}"]`), text);
    }
  }

  async choose(question: string, choice: string): Promise<void> {
    const group = this.main.getByRole('group', { name: question, exact: true });
    await this.input.choose(group.getByRole('radio', { name: choice, exact: true }));
  }

  async upload(file: UploadedFile): Promise<void> {
    const window = this.page.waitForEvent('filechooser');
    await this.input.press(this.main.getByRole('button', { name: 'Choose a file' }));
    await (await window).setFiles(file);
    await this.main.getByText(/Ready to print\.$/).waitFor();
  }

  async waitForPrice(price: string): Promise<void> {
    await this.main.getByRole('region', { name: 'Price' }).getByText(price, { exact: true }).waitFor();
  }

  async putInCart(confirmation: string, button = 'Add to cart'): Promise<void> {
    await this.input.press(this.main.getByRole('button', { name: button }));
    await this.page.getByText(confirmation, { exact: true }).first().waitFor();
    await this.waitForPath('/cart');
  }

  async openProof(): Promise<void> {
    await this.input.press(this.main.getByRole('link', { name: /^Look at your proof/ }));
    await this.page.waitForURL((url) => url.pathname.startsWith('/print-proof/'));
    await this.main.getByRole('button', { name: 'Approve and go to cart' }).waitFor();
  }

  async approve(): Promise<void> {
    await this.input.press(this.main.getByRole('button', { name: 'Approve and go to cart' }));
    await this.waitForPath('/cart');
    await this.main.getByRole('link', { name: /^Proof approved/ }).waitFor();
  }

  async payForPrint(): Promise<string> {
    await this.goToCheckout();
    await this.main.getByText('Orders that include prints must be paid for online.').waitFor();
    await this.fillAddress('Asha Verma');
    await this.openPaymentWindow();
    await this.pressInPaymentWindow('Pay');
    return this.waitForConfirmation();
  }
}
