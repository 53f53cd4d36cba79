/**
 * Baseline server for the api benchmark. It uses only `node:http` and `pg` and has no validation,
 * limits or cache.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import pg from 'pg';

import { ROOT } from '../../support/running-process.ts';

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

interface SeedPicture {
  url: string;
  alt: string | null;
  colour: string | null;
}

const COLUMNS =
  'id, title, description, images, original_price, discount_percent, price, stock, rating, category, tags, created_at';
const NEWEST_PRODUCTS = {
  name: 'bare_newest_products',
  text: `select ${COLUMNS} from products where on_sale = true order by created_at desc, id desc limit $1`,
};
const PRODUCT = {
  name: 'bare_product',
  text: `select ${COLUMNS} from products where on_sale = true and id = $1`,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const pictures = readPictures(path.join(ROOT, 'api/seed'));

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
server.listen(0, '127.0.0.1', () => console.log(`listening bare ${(server.address() as AddressInfo).port}`));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end().then(() => process.exit(0));
});

async function answer(request: http.IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/api/product/list') {
    const limit = Number(searchParams.get('limit'));
    const { rows } = await pool.query<ProductRow>({ ...NEWEST_PRODUCTS, values: [limit + 1] });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const cursor = last && JSON.stringify(['newest', last.created_at.getTime(), last.id]);
    const nextCursor = cursor ? Buffer.from(cursor).toString('base64url') : null;
    return { success: true, products: page.map(toProduct), nextCursor };
  }
  const values = [pathname.slice('/api/product/'.length)];
  const { rows } = await pool.query<ProductRow>({ ...PRODUCT, values });
  if (!rows[0]) throw new Error('product not found');
  return { success: true, product: { ...toProduct(rows[0]), pictures: rows[0].images.map(pictureOf) } };
}

function toProduct(row: ProductRow) {
  const { title, description, stock, rating, category, tags } = row;
  return {
    _id: row.id,
    title,
    description,
    images: row.images.map((name) => pictureOf(name).url),
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

function pictureOf(name: string): SeedPicture {
  return pictures.get(name) ?? { url: `/media/${name}`, alt: null, colour: null };
}

function readPictures(folder: string): Map<string, SeedPicture> {
  const listed = JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8')) as Record<
    string,
    { picture: string; alt: string; colour: string }[]
  >;
  return new Map(
    Object.values(listed)
      .flat()
      .map(({ picture, alt, colour }) => {
        const webp = readFileSync(path.join(folder, 'pictures', `${picture}.w800.webp`));
        const hash = createHash('sha256').update(webp).digest('hex').slice(0, 8);
        return [picture, { url: `/media/${picture}.${hash}.w800.webp`, alt, colour }];
      }),
  );
}
