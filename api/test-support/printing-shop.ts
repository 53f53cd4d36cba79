import type { PrintPriceRow, PrintServiceId } from '@kaagazz/domain/print';
import { inTransaction } from '../src/db/transaction.ts';
import type { PrintLine } from '@kaagazz/api-schema';
import { replacePrices, takeTurn } from '../src/modules/print/prices/print-prices.repository.ts';
import type { PayingShop } from './paying-shop.ts';
import type { Shopper } from './test-shop.ts';

export const WEDDING = {
  brideName: 'Asha',
  groomName: 'रवि',
  date: '2090-02-14',
  time: '18:30',
  venue: 'Lodhi Garden, Delhi',
} as const;

export const priceRow = (price: number, from = 1, per: PrintPriceRow['per'] = 'piece'): PrintPriceRow => ({
  options: {},
  per,
  from,
  price,
});

export function printClient(shop: PayingShop) {
  const call = (shopper: Shopper, method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/print${url}`, headers: shopper.headers, ...(payload && { payload }) });
  const print = {
    call,

    setPrices: (service: PrintServiceId, rows: readonly PrintPriceRow[]) =>
      inTransaction(shop.database, async (tx) => {
        await takeTurn(tx, shop.now());
        await replacePrices(tx, service, rows);
      }),

    order: (shopper: Shopper, change: object = {}) =>
      call(shopper, 'POST', '/lines', { service: 'marriage', design: '1', fields: WEDDING, quantity: 50, ...change }),

    async line(shopper: Shopper, change: object = {}): Promise<PrintLine> {
      const response = await print.order(shopper, change);
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<{ line: PrintLine }>().line;
    },

    approve: (shopper: Shopper, { id, proof }: PrintLine) =>
      call(shopper, 'POST', `/lines/${id}/approve`, { sha256: proof.sha256 }),

    async approvedLine(shopper: Shopper, change: object = {}): Promise<PrintLine> {
      const line = await print.line(shopper, change);
      await print.approve(shopper, line);
      return line;
    },

    async upload(shopper: Shopper, service: PrintServiceId, name: string, bytes: Buffer): Promise<string> {
      const begun = await call(shopper, 'POST', '/files', { service, name, size: bytes.length });
      const { id } = begun.json<{ file: { id: string } }>().file;
      const headers = { ...shopper.headers, 'content-type': 'application/octet-stream' };
      const url = `/api/print/files/${id}/parts/0`;
      await shop.app.inject({ method: 'PUT', url, headers, payload: bytes });
      const ended = await call(shopper, 'POST', `/files/${id}/complete`);
      if (ended.statusCode !== 200) throw new Error(ended.body);
      return id;
    },
  };
  return print;
}
