import { readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

import { localDatabase } from '../../../shared/tooling/local/src/postgres/local-database.ts';

/** Index of the line with the port in PostgreSQL's `postmaster.pid`. */
const PORT_LINE = 3;

export async function makeDueToday(orderNumber: string): Promise<void> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('set SITE_DATA_DIR to the data folder of the site');
  const lines = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const database = new pg.Client({ connectionString: localDatabase(dataDir, Number(lines[PORT_LINE])).url });
  await database.connect();
  await database.query(`update orders set ship_by = (now() at time zone 'Asia/Kolkata')::date where number = $1`, [
    orderNumber,
  ]);
  await database.end();
}
