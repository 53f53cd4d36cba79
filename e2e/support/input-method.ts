import type { Locator, Page } from 'playwright-core';

import { WIDTHS } from './browser.ts';

export const INPUT_METHODS = ['mouse', 'keyboard'] as const;
export type InputMethod = (typeof INPUT_METHODS)[number];

export const WIDTHS_AND_INPUTS: [width: number, method: InputMethod][] = process.env.LONG
  ? WIDTHS.flatMap((width) => INPUT_METHODS.map((method): [number, InputMethod] => [width, method]))
  : [
      [390, 'mouse'],
      [1440, 'keyboard'],
    ];

export interface Input {
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

const MAX_PRESSES = 250;

export function inputOf(page: Page, method: InputMethod): Input {
  return method === 'mouse' ? mouse() : keyboard(page);
}

function mouse(): Input {
  return {
    press: (target) => target.click(),
    async fill(field, text) {
      await field.click();
      await field.fill(text);
    },
    choose: (radio) => radio.check(),
  };
}

function keyboard(page: Page): Input {
  async function pressUntil(key: string, target: Locator, isReached: (element: Element) => boolean): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < MAX_PRESSES; presses++) {
      if (await target.evaluate(isReached)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${target.toString()}`);
  }

  const reach = (target: Locator) =>
    pressUntil('Tab', target, (element) => element.ownerDocument.activeElement === element);

  return {
    async press(target) {
      await reach(target);
      // Use Space for a checkbox, because Enter would submit the form.
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async fill(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      const isDate = (await field.getAttribute('type')) === 'date';
      // In the tests' locale, Chromium's date fields start with the month.
      await page.keyboard.type(isDate ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1') : text);
    },
    async choose(radio) {
      await pressUntil('Tab', radio, (element) => {
        const focused = element.ownerDocument.activeElement;
        return focused?.getAttribute('name') === element.getAttribute('name');
      });
      await pressUntil('ArrowDown', radio, (element) => (element as HTMLInputElement).checked);
    },
  };
}
