import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

import { installFetchServer } from '../src/fetch-server.ts';
import { jitter } from '../src/jitter.ts';

installFetchServer();

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(180_000);

const { asyncWrapper, getElementError } = getConfig();

function printLater(...failure: Parameters<typeof getElementError>): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const get = () => getElementError(...failure).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

let waitingQueries = 0;
configure({
  asyncWrapper: (query) =>
    asyncWrapper(async () => {
      waitingQueries += 1;
      configure({ getElementError: printLater });
      let found: unknown;
      try {
        found = await query();
      } finally {
        waitingQueries -= 1;
        if (waitingQueries === 0) configure({ getElementError });
      }
      // Add a random delay to expose tests that depend on timing. Fake timers have a `clock`
      // property and get no delay.
      if (!Object.hasOwn(setTimeout, 'clock')) await jitter();
      return found;
    }),
});
Object.assign(globalThis, { jitter });

class NeverIntersecting implements IntersectionObserver {
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
  IntersectionObserver: NeverIntersecting,
  ResizeObserver: NeverIntersecting,
});
Element.prototype.scrollIntoView = function scrollIntoView() {};

// jsdom's Blob lacks arrayBuffer().
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('the blob could not be read'));
    reader.readAsArrayBuffer(this);
  });
};

// jsdom doesn't implement these methods of `<dialog>`.
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
