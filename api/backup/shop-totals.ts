import pg from 'pg';

/** Sums are in paise. */
export interface ShopTotals {
  orders: number;
  orderSum: number;
  payments: number;
  paymentSum: number;
  customers: number;
  products: number;
  invoices: number;
}

const TOTALS = `
  select
    (select count(*) from orders)::int as orders,
    (select coalesce(sum(total), 0) from orders)::float8 as "orderSum",
    (select count(*) from gateway_payments)::int as payments,
    (select coalesce(sum(amount), 0) from gateway_payments)::float8 as "paymentSum",
    (select count(*) from users)::int as customers,
    (select count(*) from products)::int as products,
    (select count(*) from invoices)::int as invoices`;

export async function readTotals(databaseUrl: string): Promise<ShopTotals> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<ShopTotals>(TOTALS);
    if (!rows[0]) throw new Error('PostgreSQL returned no totals');
    return rows[0];
  } finally {
    await client.end();
  }
}
