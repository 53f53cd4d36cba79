import path from 'node:path';

import { z } from 'zod';

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    API_URL: z.url(),
    RELEASES_DIR: z.string().default('releases'),
    SITE_ORIGIN: z.url().optional(),
    RAZORPAY_CHECKOUT_URL: z.string().default('https://checkout.razorpay.com/v1/checkout.js'),
    DEV_STAND_INS_URL: z.url().optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    NODE_ENV: z.string().optional(),
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
  /** absolute folder of releases and `rollout.json` */
  releasesDir: string;
  /** the public origin, without a slash at its end; absent: that of the request */
  siteOrigin: string | undefined;
  /** what the payment window's script is loaded from */
  checkoutScript: string;
  /** origin of the local mailbox and payment gateway; never in production */
  standInsUrl: string | undefined;
  logLevel: string;
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
    siteOrigin: data.SITE_ORIGIN && new URL(data.SITE_ORIGIN).origin,
    checkoutScript: data.RAZORPAY_CHECKOUT_URL,
    standInsUrl: data.NODE_ENV === 'production' ? undefined : data.DEV_STAND_INS_URL,
    logLevel: data.LOG_LEVEL,
  };
}
