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
let isOffline = false;

async function loadFace(app: string): Promise<RemoteFace> {
  await Promise.resolve();
  if (isOffline) throw new Error('offline');
  fetched.push(app);
  return face;
}

async function approach(href: string, event = 'pointerover'): Promise<string[]> {
  fetched.length = 0;
  document.body.innerHTML = `<a href="${href}"><b>link</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  return [...fetched];
}

const setConnection = (connection: object) => Object.assign(navigator, { connection });

beforeAll(() => prefetchOnApproach({ 'mfe-shop': { paths: ['/products', '/products/:id', '/order'] } }, loadFace));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('hovering, touching or focusing a link prefetches its page’s code once', async () => {
  expect(await approach('/products')).toEqual(['mfe-shop', '/products']);
  expect(await approach('/products')).toEqual([]);
  expect(await approach('/products/a', 'touchstart')).toEqual(['mfe-shop', '/products/:id']);
  expect(await approach('/products/b', 'focusin')).toEqual(['mfe-shop', '/products/:id']);
});

it('pages that need a full load are not prefetched', async () => {
  expect(await approach('/order')).not.toContain('/order');
  expect(await approach('/nowhere')).toEqual([]);
  expect(await approach('https://elsewhere.example/products/c')).toEqual([]);
});

it('pages are not prefetched on metered or slow connections', async () => {
  setConnection({ saveData: true });
  expect(await approach('/products/d')).toEqual([]);

  setConnection({ effectiveType: '2g' });
  expect(await approach('/products/d')).toEqual([]);

  setConnection({ effectiveType: '4g' });
  expect(await approach('/products/d')).toEqual(['mfe-shop', '/products/:id']);
});

it('a failed prefetch is retried', async () => {
  isOffline = true;
  expect(await approach('/products/e')).toEqual([]);

  isOffline = false;
  expect(await approach('/products/e')).toEqual(['mfe-shop', '/products/:id']);
});
