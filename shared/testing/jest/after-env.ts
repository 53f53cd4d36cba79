import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

import { installFetchServer } from '../src/fetch-server.ts';
import { jitter } from '../src/jitter.ts';

installFetchServer();

// A busy machine is slow, not wrong: queries by role cost some hundred milliseconds there, and a test has several.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// Between what a query has found and the test's next step the page may go on.
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (query) =>
    asyncWrapper(async () => {
      const found: unknown = await query();
      if (!Object.hasOwn(setTimeout, 'clock')) await jitter();
      return found;
    }),
});
Object.assign(globalThis, { jitter });

// What jsdom lacks and pages use. A test that is about one of them puts its own in place.
class NothingSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function noMediaMatches(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), list) as MediaQueryList;
}

Object.assign(window, {
  matchMedia: noMediaMatches,
  scrollTo() {},
  IntersectionObserver: NothingSeen,
  ResizeObserver: NothingSeen,
});
Element.prototype.scrollIntoView = function scrollIntoView() {};

// jsdom draws <dialog> but cannot open it.
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
});
