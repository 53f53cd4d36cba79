import { join } from 'node:path';
import { COMPANY, fromRupees, type Paise } from '@kaagazz/domain';
import { z } from 'zod';
import { localSecrets } from './local-secrets.ts';
import { type InvoiceTaxes, InvoiceTaxesSetting } from './modules/invoices/invoice-taxes.ts';
import { parseStorageAddress, type StoragePlace } from './storage/storage-place.ts';

/** Everything the api is told from outside, parsed once at start. No other file reads the environment. */
export interface Config {
  production: boolean;
  logLevel: string;
  /** TCP port on `host`; 0 takes any free one */
  port: number;
  host: string;
  /** folder of the local secrets */
  dataDir: string;
  /** the merchant's photographs; shared by all api processes */
  photographs: StoragePlace;
  /** shoppers' files and printed sheets; shared by all api processes */
  printFiles: StoragePlace;
  /** PostgreSQL's address */
  databaseUrl: string;
  /** what a shopper's browser calls this site, no slash at the end: links in mails, and whether cookies are `Secure` */
  siteOrigin: string;
  smtpUrl: string;
  mailFrom: string;
  razorpay: {
    keyId: string;
    keySecret: string;
    webhookSecret: string;
    /** the one before, while the gateway may still sign with it */
    webhookSecretPrevious: string | null;
    /** REST root, `/v1` included, no slash at the end */
    baseUrl: string;
    /** script that the browser loads for the payment window */
    checkoutUrl: string;
    /** how long an answer of the gateway is waited for */
    timeoutMs: number;
  };
  /** how long after it was opened the gateway is asked first whether an order was paid; later pauses grow from it */
  paymentCheckMs: number;
  /**
   * how long a mail to send, a payment to ask about or a refund belongs to the process that took it: when that one has not said by
   * then how it went, it has died, and another one takes over
   */
  leaseMs: number;
  /** how old an answer of the catalogue's reads may be, in milliseconds; 0: the database is asked each time */
  catalogCacheMs: number;
  /** flat shipping rate below the free-shipping threshold (E11) */
  shippingFlat: Paise;
  /** what invoices show of taxes; null: the shop is not registered for GST */
  invoiceTaxes: InvoiceTaxes | null;
  /** at least 32 characters; signs access tokens and keys the one-time codes */
  authSecret: string;
  /** what `authSecret` was before, newest first: still believed, never used for anything new */
  previousAuthSecrets: string[];
  /** opens /api/operator/* */
  operatorToken: string;
  /** open it too, while the token is being changed */
  previousOperatorTokens: string[];
  /** addresses whose X-Forwarded-For is believed: the shell's, nobody else's */
  trustedProxies: string[];
  /** every limit of `LIMITS` times this: for measuring under load, and for shops whose visitors share few addresses */
  rateLimitFactor: number;
  /** how long `/readyz` says that it stops before it does, in milliseconds: so long balancers need to notice */
  stopPauseMs: number;
}

/** A start that cannot go on, with the one line to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url().transform((text) => text.replace(/\/+$/, ''));

/** Secrets with commas between; none is as good as an empty one. */
function secrets(minimumLength: number) {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((secret) => secret.length >= minimumLength), {
      error: `each must have at least ${minimumLength} characters`,
    });
}

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  API_PORT: port.default(3001),
  API_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_URL: z.string().min(1).optional(),
  FILES_URL: z.string().min(1).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DATABASE_URL: z
    .string({ error: 'must be the address of a PostgreSQL server' })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
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
  // A slow bank day turns nobody away; but the shopper's page waits 15 s, and it shall hear that it was the gateway.
  RAZORPAY_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(14).default(12),
  PAYMENT_CHECK_SECONDS: z.coerce.number().min(0.1).max(600).default(120),
  // Longer than a mail server or the gateway may take to answer: else two processes do the same.
  LEASE_SECONDS: z.coerce.number().min(1).max(3600).default(120),
  CATALOG_CACHE_MS: z.coerce.number().min(0).max(1000).default(1000),
  SHIPPING_FLAT_RUPEES: z.coerce.number().min(0).max(100_000).default(99),
  INVOICE_TAXES: InvoiceTaxesSetting.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_PREVIOUS: secrets(32),
  OPERATOR_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  OPERATOR_TOKEN_PREVIOUS: secrets(24),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  STOP_PAUSE_SECONDS: z.coerce.number().min(0).max(60).default(0),
});

/** A real shop must not run on what only makes sense on one's own machine. */
const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SITE_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'AUTH_SECRET',
  'OPERATOR_TOKEN',
] as const;

/**
 * Reads the configuration. An empty variable counts as not set. Outside production missing secrets are made once and kept in
 * the data folder, so that a restart keeps everybody signed in.
 *
 * @throws ConfigError naming every wrong or missing variable in one line; never a value, because it may be a secret
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const production = given.NODE_ENV === 'production';
  if (production) {
    const missing = REQUIRED_IN_PRODUCTION.filter((name) => given[name] === undefined);
    if (missing.length > 0) throw new ConfigError(`NODE_ENV=production needs ${missing.join(', ')}`);
  }

  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`configuration: ${complaints.join('; ')}`);
  }
  const env = parsed.data;
  if (production && env.INVOICE_TAXES && COMPANY.gstin.startsWith('[')) {
    throw new ConfigError('INVOICE_TAXES needs the GSTIN of the company: fill it in in shared/domain/src/company.ts');
  }
  const made =
    env.AUTH_SECRET && env.OPERATOR_TOKEN
      ? { authSecret: env.AUTH_SECRET, operatorToken: env.OPERATOR_TOKEN }
      : localSecrets(env.DATA_DIR);

  return {
    production,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    port: env.API_PORT,
    host: env.API_HOST,
    dataDir: env.DATA_DIR,
    photographs: storagePlace(env, 'MEDIA_URL', 'media'),
    printFiles: storagePlace(env, 'FILES_URL', 'print-files'),
    databaseUrl: env.DATABASE_URL,
    siteOrigin: env.SITE_ORIGIN,
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
    invoiceTaxes: env.INVOICE_TAXES ?? null,
    authSecret: env.AUTH_SECRET ?? made.authSecret,
    previousAuthSecrets: env.AUTH_SECRET_PREVIOUS,
    operatorToken: env.OPERATOR_TOKEN ?? made.operatorToken,
    previousOperatorTokens: env.OPERATOR_TOKEN_PREVIOUS,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    stopPauseMs: env.STOP_PAUSE_SECONDS * 1000,
  };
}

/** @param folder default, in `DATA_DIR` */
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
  if (!place) throw new ConfigError(`configuration: ${variable}: must be a folder or s3://bucket/prefix`);
  return place;
}
