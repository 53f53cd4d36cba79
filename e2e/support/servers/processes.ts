import { randomBytes } from 'node:crypto';

import { runUntil } from '../running-process.ts';
import type { RunOptions, RunningProcess } from '../running-process.ts';
import { freePort } from '../site.ts';

export interface HttpProcess extends RunningProcess {
  url: string;
  port: number;
}

export type ServerOptions = Pick<RunOptions, 'cwd' | 'node' | 'nodeArgs' | 'user'>;

export interface ShopKeys {
  AUTH_SECRET: string;
  OPERATOR_TOKEN: string;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
}

export function newShopKeys(): ShopKeys {
  const secret = () => randomBytes(24).toString('base64url');
  return {
    AUTH_SECRET: secret() + secret(),
    OPERATOR_TOKEN: secret(),
    RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString('hex')}`,
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
  };
}

async function startServer(
  script: string,
  readyLine: RegExp,
  env: NodeJS.ProcessEnv,
  options: ServerOptions = {},
): Promise<HttpProcess> {
  const running = await runUntil(readyLine, script, { ...options, env: { LOG_LEVEL: 'warn', ...env } });
  const port = Number(running.match[1]);
  return { ...running, port, url: `http://127.0.0.1:${port}` };
}

export interface StandInsProcess extends HttpProcess {
  smtpPort: number;
}

export async function startStandIns(keys: ShopKeys, env: NodeJS.ProcessEnv = {}): Promise<StandInsProcess> {
  const smtpPort = await freePort();
  const all = { ...keys, STAND_INS_PORT: '0', SMTP_PORT: `${smtpPort}`, ...env };
  const running = await startServer('api/stand-ins/main.ts', /^listening stand-ins (\d+)$/m, all);
  return { ...running, smtpPort };
}

export interface ApiOptions extends ServerOptions {
  databaseUrl: string;
  dataDir: string;
  smtpPort: number;
  gatewayUrl: string;
  env?: NodeJS.ProcessEnv;
}

export function startApi(keys: ShopKeys, options: ApiOptions): Promise<HttpProcess> {
  const env = {
    ...keys,
    API_PORT: '0',
    DATABASE_URL: options.databaseUrl,
    SEED: 'demo',
    DATA_DIR: options.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}`,
    RAZORPAY_BASE_URL: `${options.gatewayUrl}/dev/payments/v1`,
    RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
    ...options.env,
  };
  return startServer('api/src/main.ts', /^listening api (\d+)$/m, env, options);
}

export function startShellServer(
  apiUrl: string,
  env: NodeJS.ProcessEnv = {},
  options: ServerOptions = {},
): Promise<HttpProcess> {
  const all = { PORT: '0', API_URL: apiUrl, RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js', ...env };
  return startServer('shell/server/main.ts', /^listening shell (\d+)$/m, all, options);
}
