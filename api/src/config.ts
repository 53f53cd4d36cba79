import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRupees } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { z } from 'zod';
import { localSecrets } from './local-secrets.ts';
import { unsafeSettings, settingProblems } from './production-settings.ts';
import { parseStorageAddress, type StoragePlace } from './storage/storage-place.ts';

/**
 * The api's settings. Other files must not read environment variables directly. See
 * docs/settings.md.
 */
export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url().transform((text) => text.replace(/\/+$/, ''));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

function secrets(minimumLength: number) {
  return list.prefault('').refine((all) => all.every((secret) => secret.length >= minimumLength), {
    error: `each must have at least ${minimumLength} characters`,
  });
}

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  API_PORT: port.default(3001),
  API_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  TMPDIR: z.string().min(1).default(tmpdir()),
  MEDIA_URL: z.string().min(1).optional(),
  FILES_URL: z.string().min(1).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DATABASE_URL: z
    .string({ error: 'must be the address of a PostgreSQL server' })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(10_000).default(80),
  API_PROCESSES: z.coerce.number().int().min(1).max(1000).default(4),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  SEED: z.enum(['demo', 'none']).default('none'),
  ALLOW_EMPTY_DATABASE: z.enum(['0', '1']).default('0'),
  SITE_ORIGIN: origin.default('http://localhost:3000'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().min(3).default('Kaagazz <hello@kaagazz.example>'),
  RAZORPAY_KEY_ID: z.string().min(1).default('rzp_test_local'),
  RAZORPAY_KEY_SECRET: z.string().min(1).default('local-key-secret'),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).default('local-webhook-secret'),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(1).optional(),
  RAZORPAY_BASE_URL: origin.default('https://api.razorpay.com/v1'),
  RAZORPAY_CHECKOUT_URL: z.string().min(1).default('https://checkout.razorpay.com/v1/checkout.js'),
  // Must be shorter than the browser's request timeout of 15 seconds.
  RAZORPAY_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(14).default(12),
  PAYMENT_CHECK_SECONDS: z.coerce.number().min(0.1).max(600).default(120),
  // Time after which another process may take over a running job. Must be longer than any call to
  // the mail server or the payment gateway.
  LEASE_SECONDS: z.coerce.number().min(1).max(3600).default(120),
  CATALOG_CACHE_MS: z.coerce.number().min(0).max(1000).default(1000),
  SHIPPING_FLAT_RUPEES: z.coerce.number().min(0).max(100_000).default(DEFAULT_SETTINGS.shipping.flatFee),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_PREVIOUS: secrets(32),
  OPERATOR_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  OPERATOR_TOKEN_PREVIOUS: secrets(24),
  TRUSTED_PROXIES: list.prefault('127.0.0.1,::1'),
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  BACKUP_METRICS_URL: z.url().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a name such as s1')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  STOP_PAUSE_SECONDS: z.coerce.number().min(0).max(60).default(0),
});

const UNUSED_TAXES = 'INVOICE_TAXES is no longer used: enter the GSTIN and the tax rates at the desk under Settings';

/**
 * Reads the settings from environment variables. Generates missing secrets outside production.
 * @throws ConfigError if a value is invalid. The message never contains the value, which may be
 * secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const production = given.NODE_ENV === 'production';
  if (production) {
    const unsafe = unsafeSettings(given);
    if (unsafe.length > 0) throw new ConfigError(settingProblems(unsafe));
  }

  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(settingProblems(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])));
  }
  const env = parsed.data;
  const secretsInUse =
    env.AUTH_SECRET && env.OPERATOR_TOKEN
      ? { authSecret: env.AUTH_SECRET, operatorToken: env.OPERATOR_TOKEN }
      : localSecrets(env.DATA_DIR);

  return {
    production,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    port: env.API_PORT,
    host: env.API_HOST,
    dataDir: env.DATA_DIR,
    temporaryFolder: env.TMPDIR,
    photographs: storagePlace(env, 'MEDIA_URL', 'media'),
    printFiles: storagePlace(env, 'FILES_URL', 'print-files'),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: Math.max(2, Math.floor(env.DATABASE_CONNECTIONS / env.API_PROCESSES)),
    databasePooler: env.DATABASE_POOLER,
    demoProducts: env.SEED === 'demo',
    allowEmptyDatabase: env.ALLOW_EMPTY_DATABASE === '1',
    siteOrigin: env.SITE_ORIGIN,
    hadInvoiceTaxes: given.INVOICE_TAXES !== undefined,
    warnings: given.INVOICE_TAXES === undefined ? [] : [UNUSED_TAXES],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    razorpay: {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
      webhookSecretPrevious: env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? null,
      baseUrl: env.RAZORPAY_BASE_URL,
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
      timeoutMs: env.RAZORPAY_TIMEOUT_SECONDS * 1000,
    },
    paymentCheckMs: env.PAYMENT_CHECK_SECONDS * 1000,
    leaseMs: env.LEASE_SECONDS * 1000,
    catalogCacheMs: env.CATALOG_CACHE_MS,
    shippingFlat: fromRupees(env.SHIPPING_FLAT_RUPEES),
    canIssueInvoices: !production,
    authSecret: env.AUTH_SECRET ?? secretsInUse.authSecret,
    previousAuthSecrets: env.AUTH_SECRET_PREVIOUS,
    operatorToken: env.OPERATOR_TOKEN ?? secretsInUse.operatorToken,
    previousOperatorTokens: env.OPERATOR_TOKEN_PREVIOUS,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    backupMetricsUrl: env.BACKUP_METRICS_URL ?? null,
    dkimSelector: env.DKIM_SELECTOR ?? null,
    stopPauseMs: env.STOP_PAUSE_SECONDS * 1000,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  };
}

function storagePlace(
  env: z.output<typeof Environment>,
  variable: 'MEDIA_URL' | 'FILES_URL',
  folder: string,
): StoragePlace {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const place = parseStorageAddress(env[variable] ?? join(env.DATA_DIR, folder), {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  });
  if (!place) throw new ConfigError(settingProblems([[variable, 'must be a folder or s3://bucket/prefix']]));
  return place;
}
