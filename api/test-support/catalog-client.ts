import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { ImportMistakes, ImportReport } from '@kaagazz/api-schema';
import { products } from '../src/modules/catalog/catalog.tables.ts';
import { auditLines } from '../src/modules/operator/audit.tables.ts';
import type { TestShop } from './test-shop.ts';

export type SheetRow = Record<string, string>;

interface ImportResponse {
  statusCode: number;
  json(): z.infer<typeof ImportReport> & z.infer<typeof ImportMistakes> & { code: string; message: string };
}

export function catalogClient(shop: TestShop) {
  const operator = { authorization: `Bearer ${shop.config.operatorToken}` };

  return {
    operator,

    async startWithTwoProducts(): Promise<void> {
      await shop.database.delete(products);
      await shop.database.delete(auditLines);
      const sheet = { id: 'sheet', title: 'Cotton Sheet', category: 'paper', stock: 10, tags: ['bulk'] };
      await shop.addProduct({ ...sheet, images: [] });
      await shop.addProduct({ id: 'kit', title: 'Peacock Kit', category: 'chitrayan', topPick: 2, images: [] });
    },

    products() {
      return shop.database.select().from(products).orderBy(products.id);
    },

    async product(id: string) {
      return (await this.products()).find((row) => row.id === id);
    },

    async sell(id: string, quantity: number): Promise<void> {
      await shop.database.execute(`update products set stock = stock - ${quantity} where id = '${id}'`);
    },

    async exportText(): Promise<string> {
      return (await shop.app.inject({ url: '/api/operator/catalog', headers: operator })).payload;
    },

    async exportRows(): Promise<SheetRow[]> {
      return parse(await this.exportText(), { bom: true, columns: true });
    },

    async upload(photograph: Buffer): Promise<{ picture: string }> {
      const response = await shop.app.inject({
        method: 'PUT',
        url: '/api/operator/media/photograph.jpg',
        headers: { ...operator, 'content-type': 'application/octet-stream' },
        payload: photograph,
      });
      return response.json();
    },

    importText(text: string | Buffer, { dryRun = false } = {}): Promise<ImportResponse> {
      return shop.app.inject({
        method: 'POST',
        url: `/api/operator/catalog?who=Meera&name=catalogue.csv&dryRun=${dryRun}`,
        headers: { ...operator, 'content-type': 'text/csv' },
        payload: text,
      });
    },

    importRows(rows: readonly SheetRow[], options: { dryRun?: boolean } = {}): Promise<ImportResponse> {
      return this.importText(stringify([...rows], { header: true }), options);
    },
  };
}

export function edit(rows: SheetRow[], id: string, values: SheetRow): SheetRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...values } : row));
}

export function newProduct(row: SheetRow & { id: string }): SheetRow {
  return {
    title: `Product ${row.id}`,
    description: 'Made by hand from cotton rag.',
    category: 'stationery',
    originalPrice: '350',
    discountPercent: '0',
    stock: '10',
    stockAtExport: '',
    tags: '',
    images: '',
    ...row,
  };
}
