import { callOperation } from '@kaagazz/contract';
import { isPrintLineId } from '@kaagazz/domain';

import { callApi } from '../api-client/browser-api-client.ts';
import { readStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

export function followAccountPrintLines(store: SiteStore): void {
  let shopper: string | undefined;
  const inCart = () => store.getState().cart.lines;

  async function sync(userId: string): Promise<void> {
    const before = inCart();
    const token = readStored('token');
    const { data } = await callOperation((call) => callApi(call, token), 'GET /print/lines', { auth: 'session' });
    if (!data || shopper !== userId) return;
    const { lines } = data;
    // Keep print lines that the shopper added while the request was running, even though the
    // response doesn't contain them.
    const kept = inCart().filter(({ id }) => !isPrintLineId(id) || has(lines, id) || !has(before, id));
    const added = lines.filter(({ id }) => !has(before, id) && !has(kept, id));
    store.dispatch(
      cartRead([
        ...kept,
        ...added.map(({ id, title, price, quantity, image }) => ({ id, title, price, quantity, image })),
      ]),
    );
  }

  store.subscribe(() => {
    const { status, user } = store.getState().auth;
    if (status === 'loading' || user?._id === shopper) return;
    shopper = user?._id;
    if (shopper) void sync(shopper);
  });
}

function has(lines: readonly { id: string }[], wanted: string): boolean {
  return lines.some(({ id }) => id === wanted);
}
