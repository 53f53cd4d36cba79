import type { ResponseOf } from '@kaagazz/api-schema';

import { callOperation, endpoint, requestTo } from './operation-call.ts';

it('encodes path and query parameters in the URL', () => {
  expect(requestTo('GET /product/category/:category', { params: { category: 'a/b' }, query: { q: 'é &' } })).toEqual({
    method: 'GET',
    url: '/product/category/a%2Fb?q=%C3%A9+%26',
  });
});

it('omits query parameters that are undefined', () => {
  expect(requestTo('GET /product/list', { query: { q: undefined, limit: 6 } }).url).toBe('/product/list?limit=6');
  expect(requestTo('GET /product/list', { query: { q: undefined } }).url).toBe('/product/list');
});

it('the request contains the given body and auth mode', () => {
  const body = { sha256: 'ab' };

  const request = requestTo('POST /print/lines/:id/approve', { params: { id: 'print_1' }, body, auth: 'session' });

  expect(request).toEqual({ method: 'POST', url: '/print/lines/print_1/approve', body, auth: 'session' });
});

it('caches only the part of a response that the selector returns', () => {
  const response: ResponseOf<'GET /product/suggest'> = { success: true, products: [], tags: ['gift'] };
  const request = (q: string) => ({ query: { q } });

  const tags = endpoint('GET /product/suggest', request, (suggestions) => suggestions.tags);
  const whole = endpoint('GET /product/suggest', request);

  expect(tags.transformResponse(response, undefined, 'g')).toEqual(['gift']);
  expect(whole.transformResponse(response, undefined, 'g')).toBe(response);
});

it('a request that does not match its operation fails type checking', () => {
  // @ts-expect-error -- this operation needs a session
  requestTo('GET /auth/addresses', {});
  // @ts-expect-error -- the path has a parameter
  requestTo('GET /product/:id', {});
  // @ts-expect-error -- the query has no such parameter
  endpoint('GET /product/list', () => ({ query: { minprice: '1' } }));
  // @ts-expect-error -- this operation does not exist
  requestTo('GET /product', {});
});

it('returns either the data or the error of an operation', async () => {
  const error = { status: 404, code: 'PRODUCT_NOT_FOUND', message: 'Product not found' };

  expect(await callOperation(() => ({ data: 1 }), 'GET /product/:id', { params: { id: 'a' } })).toEqual({ data: 1 });
  expect(await callOperation(() => ({ error }), 'GET /product/:id', { params: { id: 'a' } })).toEqual({ error });
});
