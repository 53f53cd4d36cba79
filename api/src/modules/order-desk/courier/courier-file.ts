import { splitAddress, stateOfAddress, toRupees } from '@kaagazz/domain';
import { inArray } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';
import type { AppContext } from '../../../app-context.ts';
import { toCell } from '../../../csv/csv-cell.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { moneyLeft, piecesOut } from '../../orders/order-credits.ts';
import type { Orders, WholeOrder } from '../../orders/orders.service.ts';
import { notPossible } from '../order-change.ts';
import { deskOrderRow } from '../order-list.ts';

type Context = Pick<AppContext, 'database' | 'now'> & { orders: Orders };

const UNTIL_SHIPPED: readonly string[] = ['print', 'pack', 'ship'];

export async function courierFile({ database, now, orders }: Context, numbers: readonly string[]): Promise<string> {
  const chosen: WholeOrder[] = [];
  const wrong: string[] = [];
  for (const number of new Set(numbers)) {
    chosen.push(await orders.order(number));
    const row = await deskOrderRow(database, number, now());
    if (!row || row.status === 'cancelled' || !UNTIL_SHIPPED.includes(row.step)) wrong.push(number);
  }
  if (wrong.length > 0) {
    throw notPossible(`Choose only orders that are not on hold, shipped or cancelled. Remove ${wrong.join(', ')}.`);
  }
  const ids = chosen.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const weights = await database
    .select({ id: products.id, grams: products.weightGrams })
    .from(products)
    .where(inArray(products.id, ids));
  const gramsOf = new Map(weights.map(({ id, grams }) => [id, grams]));
  return stringify(
    chosen.map((order) => parcelOf(order, gramsOf)),
    { bom: true, header: true, record_delimiter: 'windows' },
  );
}

function parcelOf(order: WholeOrder, gramsOf: ReadonlyMap<string, number | null>): Record<string, string> {
  const { name, phone, address } = order.shippingAddress;
  const { address: street, landmark, city, state, pin } = splitAddress(address);
  const [first = '', ...others] = street.split('\n');
  const packed = piecesOut(order).map(({ position, quantity, productId }) => {
    const grams = gramsOf.get(productId) ?? null;
    const title = order.lines.find((line) => line.position === position)?.title ?? productId;
    return { text: `${quantity} x ${title}`, grams: grams === null ? null : grams * quantity };
  });
  const weight = packed.reduce<number | null>(
    (sum, { grams }) => (sum === null || grams === null ? null : sum + grams),
    0,
  );
  const parcel = {
    'Order Number': order.number,
    'Customer Name': name,
    Phone: phone,
    'Address Line 1': first,
    'Address Line 2': [...others, landmark].filter(Boolean).join(', '),
    City: city,
    State: state || (stateOfAddress(address)?.name ?? ''),
    'PIN Code': pin,
    'Weight (g)': weight === null ? '' : String(weight),
    Pieces: '1',
    'Payment Mode': order.due > 0 ? 'COD' : 'Prepaid',
    'Declared Value (Rs)': String(toRupees(moneyLeft(order))),
    'Cash to Collect (Rs)': String(toRupees(order.due)),
    Contents: packed.map(({ text }) => text).join('; '),
  };
  return Object.fromEntries(Object.entries(parcel).map(([column, text]) => [column, toCell(text)]));
}
