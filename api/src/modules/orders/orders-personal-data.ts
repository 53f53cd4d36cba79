import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { orderOnWire } from './order-on-wire.ts';
import { forgetBuyer, ordersOf, type WholeOrder } from './orders.repository.ts';

/** Orders: kept as far as an invoice needs them, without an owner (E36). */
export const ordersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const own = await ordersOf(database, id, Number.MAX_SAFE_INTEGER);
    // What is printed in them has a section of its own, without the small pictures: the files themselves can be downloaded.
    const withoutPictures = ({ lines, ...order }: WholeOrder): WholeOrder => ({
      ...order,
      lines: lines.map((line) => ({ ...line, print: null })),
    });
    return { orders: own.map((order) => orderOnWire(withoutPictures(order), (file) => file)) };
  },
  forget: (tx, { id }) => forgetBuyer(tx, id),
};
