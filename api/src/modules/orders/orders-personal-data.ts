import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { orderOnWire } from './order-on-wire.ts';
import { forgetBuyer, ordersOf, type WholeOrder } from './orders.repository.ts';

/** Orders are kept when an account is deleted, but only the data that their invoices need. */
export const ordersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const own = await ordersOf(database, id, Number.MAX_SAFE_INTEGER);
    // Print lines have their own section, with links to the files.
    const withoutPrints = ({ lines, ...order }: WholeOrder): WholeOrder => ({
      ...order,
      lines: lines.map((line) => ({ ...line, print: null })),
    });
    return { orders: own.map((order) => orderOnWire(withoutPrints(order), (file) => file)) };
  },
  forget: (tx, { id }) => forgetBuyer(tx, id),
};
