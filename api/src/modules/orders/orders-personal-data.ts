import type { PersonalDataHolder } from '../../personal-data-holder.ts';
import { orderOnWire } from './order-on-wire.ts';
import { forgetBuyer, ordersOf, returnsOfBuyer, type WholeOrder } from './orders.repository.ts';

/** Orders are kept after an account is deleted, but only with the data that the invoices need. */
export const ordersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const own = await ordersOf(database, id, Number.MAX_SAFE_INTEGER);
    const withoutPrints = ({ lines, ...order }: WholeOrder): WholeOrder => ({
      ...order,
      lines: lines.map((line) => ({ ...line, print: null })),
    });
    return {
      orders: own.map((order) => orderOnWire(withoutPrints(order), (file) => file, [])),
      returns: await returnsOfBuyer(database, id),
    };
  },
  forget: (tx, { id }) => forgetBuyer(tx, id),
};
