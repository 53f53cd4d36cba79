import { callOperation } from '@kaagazz/contract';
import { isPrintLineId } from '@kaagazz/domain';

import { callApi } from '../api-client/browser-api-client.ts';
import { readStored } from './browser-storage.ts';
import { cartRead } from './cart.slice.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Brings the lines printed to order that belong to the account into this device's cart, and takes out those that the account no longer
 * has: paid or removed elsewhere (E24). Asked once for each shopper who is found signed in; without an answer the cart stays as it is
 * until the next page. That they leave with the session is the cart's own rule.
 */
export function followAccountPrintLines(store: SiteStore): void {
  let shopper: string | undefined;
  const inCart = () => store.getState().cart.lines;

  async function compare(whose: string): Promise<void> {
    const before = inCart();
    const token = readStored('token');
    const { data } = await callOperation((call) => callApi(call, token), 'GET /print/lines', { auth: 'session' });
    if (!data || shopper !== whose) return;
    const { lines } = data;
    // What came or went on the page while the answer was on its way is newer than the answer.
    const stay = inCart().filter(({ id }) => !isPrintLineId(id) || has(lines, id) || !has(before, id));
    const come = lines.filter(({ id }) => !has(before, id) && !has(stay, id));
    store.dispatch(
      cartRead([
        ...stay,
        ...come.map(({ id, title, price, quantity, image }) => ({ id, title, price, quantity, image })),
      ]),
    );
  }

  store.subscribe(() => {
    const { status, user } = store.getState().auth;
    if (status === 'loading' || user?._id === shopper) return;
    shopper = user?._id;
    if (shopper) void compare(shopper);
  });
}

function has(lines: readonly { id: string }[], wanted: string): boolean {
  return lines.some(({ id }) => id === wanted);
}
