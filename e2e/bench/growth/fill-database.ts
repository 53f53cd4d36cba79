import type pg from 'pg';

export interface ShopSize {
  products: number;
  orders: number;
}

export const BUYERS = { usual: 'usual@kaagazz.example', loyal: 'loyal@kaagazz.example' } as const;
const ORDERS_OF = { usual: 10, loyal: 500 } as const;

const ORDERS_PER_BUYER = 20;

const FILLED = ['orders', 'order_lines', 'order_status_changes'];

export async function fillDatabase(client: pg.Client, { products, orders }: ShopSize): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'; set statement_timeout = 0`);
  await client.query('delete from products');
  await client.query(PRODUCTS, [products]);
  await client.query(`
    delete from catalog_tags;
    insert into catalog_tags (tag, products)
      select tag, count(*)::int from products, jsonb_array_elements_text(tags) as tag where on_sale group by tag`);
  const buyers = Math.ceil(orders / ORDERS_PER_BUYER);
  await client.query(USERS, [buyers]);

  const { rows } = await client.query<{ off: string; on: string }>(CONSTRAINTS_AND_INDEXES, [FILLED]);
  for (const { off } of rows) await client.query(off);
  await client.query(ORDERS, [orders, buyers]);
  for (const [who, count] of Object.entries(ORDERS_OF)) {
    await client.query(OWN_ORDERS, [BUYERS[who as keyof typeof BUYERS], count, who]);
  }
  for (const statement of OF_EACH_ORDER) await client.query(statement);
  for (const { on } of rows.toReversed()) await client.query(on);
  await client.query('vacuum analyze');
}

const CONSTRAINTS_AND_INDEXES = `
  select off, "on" from (
    select case contype when 'f' then 1 else 2 end as place,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "on"
    from pg_constraint
    where contype in ('f', 'p', 'u') and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1))
      and (contype = 'f' or conrelid::regclass::text = any ($1))
    union all
    select 3, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index
    where indrelid::regclass::text = any ($1) and not exists (select from pg_constraint where conindid = indexrelid)
  ) as each
  order by place`;

const PRODUCTS = `
  insert into products (id, title, description, category, original_price, discount_percent, stock, rating, tags, images,
    popularity, top_pick, created_at)
  select
    'sheet-' || n,
    (array['Marigold', 'Banana', 'Cotton', 'Indigo', 'Neem', 'Peacock', 'Lotus', 'Jute', 'Monsoon', 'Temple', 'Rose'])[1 + n % 11]
      || ' ' || (array['Paper', 'Paper', 'Paper', 'Card'])[1 + n % 4]
      || ' ' || (array['Notebook', 'Sheet', 'Envelope', 'Gift Set', 'Diary', 'Kit', 'Lantern'])[1 + n % 7]
      || case when n % 50021 = 7 then ' in Saffron' else '' end,
    'Made from ' || (array['cotton rag', 'banana fibre', 'recycled cloth', 'jute', 'straw'])[1 + n % 5]
      || ', dried ' || (array['in the sun', 'in the shade', 'on a wall'])[1 + n % 3]
      || '. ' || case when n % 2 = 0 then 'A handmade thing with deckled edges. ' else 'Cut by a small mill. ' end
      || 'For letters, gifts and everyday writing; number ' || n || ' of its kind.',
    (array['stationery', 'gift-sets', 'paper', 'chitrayan'])[1 + (n / 2) % 4],
    (5 + (n * 7919::bigint) % 395) * 1000,
    case when n % 3 = 0 then 10 + n % 5 * 10 else 0 end,
    case when n % 9 = 0 then 0 else 5 + n % 200 end,
    3 + (n % 20) / 10.0,
    jsonb_build_array(
      (array['eco-friendly', 'bulk', 'festive', 'wedding'])[1 + n % 4],
      (array['office', 'school', 'diwali', 'travel', 'eco'])[1 + n % 5]),
    jsonb_build_array('sheet-' || 1 + n % 40 || '.webp'),
    ((n * 104729::bigint) % 10007)::int,
    case when n <= 3 then n end,
    now() - interval '3 years' * (1 - n / $1::float8)
  from generate_series(1, $1::int) as n`;

const USERS = `
  insert into users (id, email, fullname, created_at, updated_at)
  select gen_random_uuid(), 'buyer-' || n || '@kaagazz.example', 'Buyer ' || n, now(), now() from generate_series(1, $1::int) as n`;

const orderOf = (mark: string) => `
  gen_random_uuid(), 'KGZ-' || ${mark}, 45000, 9900, 54900,
  '{"name":"Asha Rao","email":"","phone":"","address":"12 Paper Lane, Jaipur 302001"}'::jsonb, 'order_' || ${mark}, 'pay_' || ${mark}`;
const ORDER_COLUMNS =
  'id, number, goods, shipping, total, shipping_address, gateway_order_id, gateway_payment_id, buyer_id, status, created_at, updated_at';

const ORDERS = `
  with buyers as materialized (select row_number() over () - 1 as place, id from users where email like 'buyer-%')
  insert into orders (${ORDER_COLUMNS})
  select ${orderOf(`'2025-' || lpad(n::text, 7, '0')`)}, buyers.id,
    case
      when n > $1::int * 0.99 then (array['pending', 'confirmed', 'processing', 'shipped'])[1 + n % 4]
      when n % 30 = 0 then 'cancelled' else 'delivered'
    end,
    at, at
  from generate_series(1, $1::int) as n
  cross join lateral (select now() - interval '3 years' * (1 - n / $1::float8) as at) as times
  join buyers on buyers.place = n % $2::int`;

const OWN_ORDERS = `
  insert into orders (${ORDER_COLUMNS})
  select ${orderOf(`'2026-' || case $3::text when 'usual' then '1' else '2' end || lpad(n::text, 7, '0')`)}, users.id,
    'delivered', at, at
  from generate_series(1, $2::int) as n
  cross join lateral (select now() - interval '3 years' * (1 - n / $2::float8) - interval '1 hour' as at) as times
  join users on users.email = $1`;

const OF_EACH_ORDER = [
  `insert into order_lines (order_id, position, product_id, title, image, quantity, unit_price)
   select id, position, 'sheet-' || 1 + position, 'Cotton Paper Notebook', 'sheet-1.webp', 1 + position, 15000
   from orders, generate_series(0, 1) as position`,
  `insert into order_status_changes (order_id, status, at)
   select id, step, created_at + interval '1 day' * (place - 1)
   from orders, unnest(case status
     when 'pending' then array['pending'] when 'cancelled' then array['pending', 'cancelled']
     else array['pending', 'confirmed', 'delivered'] end) with ordinality as steps (step, place)`,
];
