import type { RemoteFace } from '@kaagazz/contract';

import { prefetchOnApproach } from './prefetch-on-approach.ts';

const fetched: string[] = [];
const page = (path: string, more = {}) => ({
  id: path,
  path,
  handle: { chunk: path, ...more },
  lazy: { Component: () => Promise.resolve(void fetched.push(path)) },
});
const face = {
  contract: 1,
  version: '1',
  routes: [page('/products'), page('/products/:id'), page('/order', { ownDocument: true })],
} as unknown as RemoteFace;
const isAway = { now: false };

async function loadFace(app: string): Promise<RemoteFace> {
  await Promise.resolve();
  if (isAway.now) throw new Error('no network');
  fetched.push(app);
  return face;
}

/** Comes near a link, and lets what that begins come to its end. */
async function approach(href: string, event = 'pointerover'): Promise<string[]> {
  fetched.length = 0;
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  return [...fetched];
}

const connection = (said: object) => Object.assign(navigator, { connection: said });

beforeAll(() => prefetchOnApproach({ 'mfe-shop': { paths: ['/products', '/products/:id', '/order'] } }, loadFace));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('has the code of a page when a visitor points at, touches or reaches a link to it; once', async () => {
  expect(await approach('/products')).toEqual(['mfe-shop', '/products']);
  expect(await approach('/products')).toEqual([]);
  expect(await approach('/products/a', 'touchstart')).toEqual(['mfe-shop', '/products/:id']);
  expect(await approach('/products/b', 'focusin')).toEqual(['mfe-shop', '/products/:id']);
});

it('fetches nothing of a page with a document of its own, of a path that nobody owns, of another site', async () => {
  expect(await approach('/order')).not.toContain('/order');
  expect(await approach('/nowhere')).toEqual([]);
  expect(await approach('https://elsewhere.example/products/c')).toEqual([]);
});

it('fetches nothing where bytes are dear or slow', async () => {
  connection({ saveData: true });
  expect(await approach('/products/d')).toEqual([]);

  connection({ effectiveType: '2g' });
  expect(await approach('/products/d')).toEqual([]);

  connection({ effectiveType: '4g' });
  expect(await approach('/products/d')).toEqual(['mfe-shop', '/products/:id']);
});

it('tries again after a network that was away', async () => {
  isAway.now = true;
  expect(await approach('/products/e')).toEqual([]);

  isAway.now = false;
  expect(await approach('/products/e')).toEqual(['mfe-shop', '/products/:id']);
});
