import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

const OPERATOR_TOKEN = z.string().min(24, 'must have at least 24 characters');

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    API_URL: z.url(),
    RELEASES_DIR: z.string().default('releases'),
    RELEASES_URL: z.string().min(1).optional(),
    RELEASES_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
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
      .regex(/^[\w-]{1,60}$/, 'must be of letters, digits, _ and -')
      .optional(),
    TRUSTED_PROXIES: z.string().default(''),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0.1),
    SITE_ORIGIN: z.url().optional(),
    TRIAL_SITE: z.stringbool().default(false),
    RAZORPAY_CHECKOUT_URL: z.string().default('https://checkout.razorpay.com/v1/checkout.js'),
    DEV_STAND_INS_URL: z.url().optional(),
    STOP_PAUSE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    NODE_ENV: z.string().optional(),
  })
  .refine((given) => given.NODE_ENV !== 'production' || given.RELEASES_SECRET, {
    path: ['RELEASES_SECRET'],
    message: 'needed in production: it signs testers\u2019 links, and all shell servers must have the same one',
  })
  .refine((given) => given.NODE_ENV !== 'production' || given.SITE_ORIGIN, {
    path: ['SITE_ORIGIN'],
    message: 'needed in production: canonical links must not be made of what a visitor calls the site',
  });

export interface ShellConfig {
  port: number;
  host: string;
  /** the api's origin */
  apiUrl: string;
  /** absolute folder of releases and `rollout.json`; with `releasesUrl` the folder of their copies */
  releasesDir: string;
  /** where releases are kept, when that is not the folder: `s3://bucket/prefix`, or an address that serves the files */
  releasesUrl: string | undefined;
  /** signs testers' links and what pages report of themselves; the release command has the same one */
  releasesSecret: string;
  /** each opens `/_releases`: the present one and, while it changes, those before; none: only a link of the release command does */
  operatorTokens: readonly string[];
  /** the same after a restart, and no other server's */
  serverName: string;
  /** addresses of balancers whose `X-Forwarded-*` is believed */
  trustedProxies: string[];
  /** processes that render pages */
  renderWorkers: number;
  /** how old a page may be that is shown while a newer one is being drawn, in milliseconds; 0: each view is drawn for itself */
  pageCacheMs: number;
  /** where Prometheus asks; absent: nowhere */
  metrics: { port: number; host: string } | undefined;
  /** share of page views whose Web Vitals are sent, 0 to 1 */
  vitalsSample: number;
  /** the public origin, without a slash at its end; absent: that of the request */
  siteOrigin: string | undefined;
  /** whether it shows a release to nobody but the gate, under an origin that the api does not know for the site's */
  isTrial: boolean;
  /** what the payment window's script is loaded from */
  checkoutScript: string;
  /** origin of the local mailbox and payment gateway; never in production */
  standInsUrl: string | undefined;
  logLevel: string;
  /** how long the server goes on answering when it is told to stop, so that balancers let go of it, in milliseconds */
  stopPauseMs: number;
}

/** Reads the environment; throws one error that names every wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`shell: wrong environment: ${wrong.join('; ')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    apiUrl: new URL(data.API_URL).origin,
    releasesDir: path.resolve(data.RELEASES_DIR),
    releasesUrl: data.RELEASES_URL,
    releasesSecret: data.RELEASES_SECRET ?? randomBytes(32).toString('base64url'),
    operatorTokens: [data.OPERATOR_TOKEN ?? [], data.OPERATOR_TOKEN_PREVIOUS].flat(),
    pageCacheMs: data.PAGE_CACHE_SECONDS * 1000,
    serverName: data.SERVER_NAME ?? `${hostname()}-${data.PORT || process.pid}`,
    trustedProxies: data.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    renderWorkers: data.RENDER_WORKERS,
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    vitalsSample: data.VITALS_SAMPLE,
    siteOrigin: data.SITE_ORIGIN && new URL(data.SITE_ORIGIN).origin,
    isTrial: data.TRIAL_SITE,
    checkoutScript: data.RAZORPAY_CHECKOUT_URL,
    standInsUrl: data.NODE_ENV === 'production' ? undefined : data.DEV_STAND_INS_URL,
    logLevel: data.LOG_LEVEL,
    stopPauseMs: data.STOP_PAUSE_SECONDS * 1000,
  };
}
