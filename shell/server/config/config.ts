import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';

import { ReleaseTrust } from '@kaagazz/releases';
import { z } from 'zod';

const OPERATOR_TOKEN = z.string().min(24, 'must have at least 24 characters');

/**
 * Treats empty strings as unset, because Docker Compose passes missing variables as empty strings.
 */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    API_URL: z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(z.url())),
    RELEASES_DIR: z.string().default('releases'),
    RELEASES_URL: z.string().min(1).optional(),
    RELEASES_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    RELEASES_WEBHOOK_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
    RELEASES_WEBHOOK_SECRET: unlessEmpty(z.string().min(32, 'must have at least 32 characters')),
    OPERATOR_TOKEN: OPERATOR_TOKEN.optional(),
    OPERATOR_TOKEN_PREVIOUS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((token) => token.trim() || []))
      .pipe(z.array(OPERATOR_TOKEN)),
    RENDER_WORKERS: z.coerce.number().int().min(1).max(64).default(Math.max(2, availableParallelism())),
    PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(60).default(10),
    SERVER_NAME: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'may contain only letters, digits, _ and -')
      .optional(),
    TRUSTED_PROXIES: z.string().default(''),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0.1),
    ERROR_SINK_DSN: unlessEmpty(z.url({ protocol: /^https?$/ })),
    SITE_ORIGIN: z.url().optional(),
    OFFLINE_PAGE: z.stringbool().default(true),
    TRIAL_SITE: z.stringbool().default(false),
    RAZORPAY_CHECKOUT_URL: z.string().default('https://checkout.razorpay.com/v1/checkout.js'),
    DEV_STAND_INS_URL: z.url().optional(),
    STOP_PAUSE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    NODE_ENV: z.string().optional(),
  })
  .refine((given) => given.NODE_ENV !== 'production' || given.RELEASES_SECRET, {
    path: ['RELEASES_SECRET'],
    message: 'needed in production: it signs testers\u2019 links, and all shell servers must use the same secret',
  })
  .refine((given) => given.NODE_ENV !== 'production' || given.SITE_ORIGIN, {
    path: ['SITE_ORIGIN'],
    message: 'needed in production: canonical links must not depend on the Host header',
  })
  .refine((given) => !given.RELEASES_WEBHOOK_URL || given.RELEASES_WEBHOOK_SECRET, {
    path: ['RELEASES_WEBHOOK_SECRET'],
    message: 'needed with RELEASES_WEBHOOK_URL: it signs the events',
  });

export type ShellConfig = ReturnType<typeof readConfig>;

export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`shell: invalid environment: ${wrong.join('; ')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    apiUrls: data.API_URL.map((url) => new URL(url).origin),
    releasesDir: path.resolve(data.RELEASES_DIR),
    releasesUrl: data.RELEASES_URL,
    releasesSecret: data.RELEASES_SECRET ?? randomBytes(32).toString('base64url'),
    webhook:
      data.RELEASES_WEBHOOK_URL && data.RELEASES_WEBHOOK_SECRET
        ? { url: data.RELEASES_WEBHOOK_URL, secret: data.RELEASES_WEBHOOK_SECRET }
        : undefined,
    trust: ReleaseTrust.read('server', environment),
    operatorTokens: [data.OPERATOR_TOKEN ?? [], data.OPERATOR_TOKEN_PREVIOUS].flat(),
    /** Maximum age of a page served from the cache, in milliseconds. 0 disables the cache. */
    pageCacheMs: data.PAGE_CACHE_SECONDS * 1000,
    serverName: data.SERVER_NAME ?? `${hostname()}-${data.PORT || process.pid}`,
    trustedProxies: data.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    renderWorkers: data.RENDER_WORKERS,
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    vitalsSample: data.VITALS_SAMPLE,
    errorSinkDsn: data.ERROR_SINK_DSN,
    siteOrigin: data.SITE_ORIGIN && new URL(data.SITE_ORIGIN).origin,
    hasOfflinePage: data.OFFLINE_PAGE,
    isTrial: data.TRIAL_SITE,
    checkoutScript: data.RAZORPAY_CHECKOUT_URL,
    standInsUrl: data.NODE_ENV === 'production' ? undefined : data.DEV_STAND_INS_URL,
    logLevel: data.LOG_LEVEL,
    stopPauseMs: data.STOP_PAUSE_SECONDS * 1000,
  };
}
