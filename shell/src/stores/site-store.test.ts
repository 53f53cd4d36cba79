import { createRemoteApi, endpoint } from '@kaagazz/contract';

import { createSiteStore } from './site-store.ts';

const createShopApi = () =>
  createRemoteApi('shop').injectEndpoints({
    endpoints: (build) => ({
      product: build.query(
        endpoint(
          'GET /product/:id',
          (id: string) => ({ params: { id } }),
          (data) => data,
        ),
      ),
    }),
  });

it('a client that is added later reuses data from the server-rendered page', async () => {
  const product = { _id: 'notebook', title: 'Notebook' };
  const request = jest.fn().mockResolvedValue({ data: { product } });
  const server = createShopApi();
  const serverStore = createSiteStore({ extra: { request }, clients: [server] });
  await serverStore.dispatch(server.endpoints.product.initiate('notebook') as never);
  const { shop } = serverStore.getState() as unknown as { shop: unknown };
  request.mockClear();

  const late = createShopApi();
  const store = createSiteStore({ extra: { request }, clients: [], clientStates: { shop } });
  store.addClient(late);

  expect(late.endpoints.product.select('notebook')(store.getState() as never).data).toEqual({ product });
  await store.dispatch(late.endpoints.product.initiate('notebook') as never);
  expect(request).not.toHaveBeenCalled();
});
