import { statfs } from 'node:fs/promises';
import type { LiveCheck } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { readSeedIds } from '../../seed/seed-catalogue.ts';
import { missingDetails, readSettings } from '../settings/shop-settings.ts';
import { outsideChecks } from './outside-checks.ts';

type Check = z.infer<typeof LiveCheck>;

const OLDEST_POSTGRES = 15;
const LEAST_FREE_DISK = 0.1;

interface DatabaseFacts extends Record<string, unknown> {
  version: number;
  connections: number;
  maxConnections: number;
  products: number;
  payments: number;
  lastWebhook: string | null;
  mailsWaiting: number;
  jobsDead: number;
}

export async function liveChecks(context: AppContext): Promise<Check[]> {
  const [outside, inside] = await Promise.all([outsideChecks(context.config), insideChecks(context)]);
  return [...outside, ...inside];
}

async function insideChecks({ config, database }: AppContext): Promise<Check[]> {
  const demo = readSeedIds();
  const { rows } = await database.execute<DatabaseFacts>(sql`
    select current_setting('server_version_num')::int / 10000 as version,
           (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           current_setting('max_connections')::int as "maxConnections",
           (select count(*)::int from products where id in ${demo}) as products,
           (select count(*)::int from gateway_payments) as payments,
           (select max(received_at)::text from webhook_events) as "lastWebhook",
           (select count(*)::int from outbox where sent_at is null and failed_at is null) as "mailsWaiting",
           (select count(*)::int from jobs where dead_at is not null) as "jobsDead"`);
  const [facts] = rows;
  if (!facts) throw new Error('the query returned no row');
  const missing = missingDetails(await readSettings(database, config), config);
  const isTestKey = config.razorpay.keyId.startsWith('rzp_test');
  const free = await freeDisk(config.dataDir);

  return [
    blocking('production', config.production, config.production ? 'on' : 'NODE_ENV is not production'),
    blocking('database version', facts.version >= OLDEST_POSTGRES, `PostgreSQL ${facts.version}`),
    advisory(
      'database connections',
      facts.connections < 0.8 * facts.maxConnections,
      `${facts.connections} of ${facts.maxConnections}`,
    ),
    blocking(
      'company details',
      missing.length === 0,
      missing.length > 0 ? `missing: ${missing.join(', ')}` : 'complete',
    ),
    blocking(
      'secrets',
      config.production,
      config.production ? 'none is a default' : 'default secrets are allowed outside production',
    ),
    blocking('demo products', facts.products === 0, `${facts.products} demo products`),
    blocking('payment keys', !isTestKey, isTestKey ? 'test keys' : 'live keys'),
    blocking('test payment', facts.payments > 0, `${facts.payments} payments`),
    blocking('webhook', facts.lastWebhook !== null, facts.lastWebhook ?? 'the gateway has never called'),
    advisory('mail queue', facts.mailsWaiting < 10, `${facts.mailsWaiting} emails wait`),
    advisory('background jobs', facts.jobsDead === 0, `${facts.jobsDead} jobs are dead`),
    advisory('disk', free > LEAST_FREE_DISK, `${Math.round(100 * free)}% free`),
  ];
}

function blocking(name: string, ok: boolean, detail: string): Check {
  return { name, ok, blocks: true, detail };
}

function advisory(name: string, ok: boolean, detail: string): Check {
  return { name, ok, blocks: false, detail };
}

/** Returns the fraction of the disk that is free, from 0 to 1. */
async function freeDisk(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder).catch(() => statfs('.'));
  return bavail / blocks;
}
