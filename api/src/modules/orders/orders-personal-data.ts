import type { PersonalDataHolder } from '../personal-data/holder.ts';
import { orderOnWire } from './orders.schema.ts';
import { forgetBuyer, ordersOf } from './orders.repository.ts';

/** Orders: kept as far as an invoice needs them, without an owner (E36). */
export const ordersPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const own = await ordersOf(database, id, Number.MAX_SAFE_INTEGER);
    return { orders: own.map((order) => orderOnWire(order, (file) => file)) };
  },
  forget: (tx, { id }) => forgetBuyer(tx, id),
};
