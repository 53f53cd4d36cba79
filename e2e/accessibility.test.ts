import { accessibilityProblems } from './support/accessibility-problems.ts';
import { oneWidth, useBrowser } from './support/browser.ts';
import { plentifulProduct } from './support/catalogue.ts';
import { newEmail } from './support/mailbox.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

describe('accessibility', () => {
  it.each(['/marriage/1', '/babyshower/2'])('no fixed bar hides the focused element on a phone at %s', async (path) => {
    const { page, close } = await visit({ width: 390 });
    await page.goto(path);
    await new Shopper(page, 'keyboard').waitForHydration();

    const hidden: string[] = [];
    let focused = 0;
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const result = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        const isVisible = [top + 2, top + height / 2, top + height - 2].some((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return seen && (element.contains(seen) || seen.contains(element));
        });
        return { isVisible, html: element.outerHTML.slice(0, 80) };
      });
      if (!result) continue;
      focused += 1;
      if (!result.isVisible) hidden.push(result.html);
    }

    expect(hidden).toEqual([]);
    expect(focused).toBeGreaterThan(20);
    await close();
  });

  it.each(oneWidth(390))('axe finds no accessibility problem from sign-up to order details at %i px', async (width) => {
    const { page, close } = await visit({ width });
    const shopper = new Shopper(page, 'mouse');
    const expectNoProblems = async (where: string) =>
      expect({ where, problems: await accessibilityProblems(page) }).toEqual({ where, problems: [] });

    await shopper.createAccount(newEmail());
    await shopper.addProductToCart(await plentifulProduct('stationery'));
    await expectNoProblems('product, added');

    await shopper.openCart();
    await expectNoProblems('cart');
    await shopper.main.getByRole('button', { name: /^Remove/ }).click();
    await expectNoProblems('cart, removed');
    await page.getByRole('button', { name: /^Undo/ }).click();

    await page.goto('/order');
    await shopper.waitForHydration();
    await shopper.fillAddress('Asha Verma');
    await expectNoProblems('checkout');
    await shopper.openPaymentWindow();
    await expectNoProblems('payment window');
    await shopper.pressInPaymentWindow('Pay');
    await shopper.waitForConfirmation();
    await expectNoProblems('confirmation');

    await page.goto('/my-orders');
    await shopper.waitForHydration();
    await expectNoProblems('orders');
    await shopper.main
      .getByRole('button', { name: /details/i })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectNoProblems('order details');
    await close();
  });
});
