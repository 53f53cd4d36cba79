import type { Locator, Page } from 'playwright-core';

import { WIDTHS } from './browser.ts';

/** The ways to use the site: each journey is made with both. */
export const WAYS = ['mouse', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** A phone in one hand, a laptop by its keys; `LONG=1`: each of both in both ways. */
export const WIDTHS_AND_WAYS: [width: number, way: Way][] = process.env.LONG
  ? WIDTHS.flatMap((width) => WAYS.map((way): [number, Way] => [width, way]))
  : [
      [390, 'mouse'],
      [1440, 'keyboard'],
    ];

export interface Hands {
  /** follows a link, presses a button */
  press(target: Locator): Promise<void>;
  /** puts text into a field in place of what it holds */
  fill(field: Locator, text: string): Promise<void>;
  /** takes one of a few */
  choose(radio: Locator): Promise<void>;
}

const MOST_PRESSES = 250;

export function handsOf(page: Page, way: Way): Hands {
  return way === 'mouse' ? mouse() : keyboard(page);
}

function mouse(): Hands {
  return {
    press: (target) => target.click(),
    async fill(field, text) {
      await field.click();
      await field.fill(text);
    },
    choose: (radio) => radio.check(),
  };
}

/** Tab until the thing has the focus: what cannot be reached so cannot be used without a mouse. */
function keyboard(page: Page): Hands {
  async function pressUntil(key: string, target: Locator, isThere: (element: Element) => boolean): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if (await target.evaluate(isThere)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${target.toString()}`);
  }

  const reach = (target: Locator) =>
    pressUntil('Tab', target, (element) => element.ownerDocument.activeElement === element);

  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async fill(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    // A group of radios is one stop for Tab; the arrows take the next of it.
    async choose(radio) {
      await pressUntil('Tab', radio, (element) => {
        const at = element.ownerDocument.activeElement;
        return at?.getAttribute('name') === element.getAttribute('name');
      });
      await pressUntil('ArrowDown', radio, (element) => (element as HTMLInputElement).checked);
    },
  };
}
