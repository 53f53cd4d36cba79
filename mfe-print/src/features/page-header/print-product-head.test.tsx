import { PageHeadContext } from '@kaagazz/contract';
import type { Head } from '@kaagazz/contract';
import { get, renderPage, server } from '@kaagazz/testing';
import { waitFor } from '@testing-library/react';

import { printApi } from '../../api.ts';
import { PrintProductHead } from './print-product-head.tsx';

const PRODUCT = { _id: 'cards', title: 'Business cards', description: 'Cards', images: [], category: 'Print' };

afterEach(() => void Object.assign(globalThis, { __SERVER__: false }));

it.each([
  [null, 'https://schema.org/InStock'],
  ['Our press is being repaired.', 'https://schema.org/OutOfStock'],
])('with the pause text %j, the structured data of a service has the availability %s', async (paused, availability) => {
  Object.assign(globalThis, { __SERVER__: true });
  const rows = [{ options: {}, per: 'piece', from: 1, price: 42 }];
  server.use(get('/api/print/prices/:service', { success: true, service: 'business-cards', rows, paused }));
  const heads: Head[] = [];
  renderPage(
    <PageHeadContext.Provider value={{ whileRendering: true, report: (head) => void heads.push(head) }}>
      <PrintProductHead
        service="business-cards"
        product={PRODUCT}
        title="Business cards"
        description="Cards"
        path="/business-cards"
        trail={[]}
      />
    </PageHeadContext.Provider>,
    { at: '/business-cards', api: printApi },
  );

  await waitFor(() => {
    const data = heads.at(-1)?.structuredData?.((path) => `https://shop.example${path}`);
    expect(data?.[0]).toMatchObject({ offers: { availability } });
  });
});
