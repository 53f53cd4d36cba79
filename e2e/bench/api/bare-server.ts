/**
 * What the api is measured against: `node:http` and a driver, with no framework, no checks of what is sent, no limits and no headers but
 * two. Prints `listening bare <port>`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import { barePglite, barePostgres } from './bare-database.ts';
import { bareTill } from './bare-order.ts';
import { STATEMENTS } from './bare-statements.ts';

interface ProductRow {
  id: string;
  title: string;
  description: string;
  images: string[];
  original_price: number;
  discount_percent: number;
  price: number;
  stock: number;
  rating: number;
  category: string;
  tags: string[];
  created_at: Date;
}

const { DATABASE_URL, PGLITE_FOLDER, TOKEN_KEY = '', GATEWAY_URL = '', KEY_ID = '', KEY_SECRET = '' } = process.env;

const database = DATABASE_URL ? barePostgres(DATABASE_URL) : await barePglite(PGLITE_FOLDER ?? '');
const createOrder = bareTill(database, {
  tokenKey: Buffer.from(TOKEN_KEY, 'hex'),
  gatewayUrl: GATEWAY_URL,
  keyId: KEY_ID,
  keySecret: KEY_SECRET,
});
const pictures = picturesOf(path.join(import.meta.dirname, '../../../api/seed/images'));

const server = http.createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening bare ${typeof address === 'object' ? address?.port : ''}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close().then(() => process.exit(0));
});

async function answer(request: http.IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (request.method === 'POST') {
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    return createOrder(token, JSON.parse(await bodyOf(request)) as Parameters<typeof createOrder>[1]);
  }
  if (pathname === '/api/product/list') {
    const limit = Number(searchParams.get('limit'));
    const rows = await database.ask<ProductRow>(STATEMENTS.newestProducts, [limit + 1]);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const place = last && JSON.stringify(['newest', last.created_at.getTime(), last.id]);
    const nextCursor = place ? Buffer.from(place).toString('base64url') : null;
    return { success: true, products: page.map(onWire), nextCursor };
  }
  const [row] = await database.ask<ProductRow>(STATEMENTS.product, [pathname.slice('/api/product/'.length)]);
  if (!row) throw new Error('there is no such product');
  return { success: true, product: onWire(row) };
}

function onWire(row: ProductRow) {
  const { title, description, stock, rating, category, tags } = row;
  return {
    _id: row.id,
    title,
    description,
    images: row.images.map((file) => pictures.get(file) ?? `/media/${file}`),
    originalPrice: row.original_price / 100,
    discountPercent: row.discount_percent,
    price: row.price / 100,
    stock,
    rating,
    category,
    tags,
    createdAt: row.created_at.toISOString(),
  };
}

/** Address of each drawing, by its file's name. */
function picturesOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder).map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      return [file, `/media/${path.parse(file).name}.${hash.slice(0, 8)}.svg`];
    }),
  );
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece as string;
  return text;
}
