import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { localOperatorToken, localReleasesSecret } from '@kaagazz/releases';

import { localDatabase } from '../postgres/local-database.ts';
import type { LocalDatabase } from '../postgres/local-database.ts';
import { ROOT } from '../process/root.ts';

export interface SiteSettings {
  port: number;
  dataDir: string;
  releasesDir: string;
  production: boolean;
}

export class BadSetting extends Error {
  override name = 'BadSetting';
}

const DEFAULT_PORT = 3000;

/** @throws BadSetting */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const port = Number(environment.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new BadSetting(`PORT=${environment.PORT} is not a port: take a number from 1 to 65535`);
  }
  return {
    port,
    dataDir: path.resolve(ROOT, environment.DATA_DIR || '.data'),
    releasesDir: path.resolve(ROOT, environment.RELEASES_DIR || 'releases'),
    production: environment.NODE_ENV === 'production',
  };
}

interface GatewayKeys {
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
}

/**
 * Returns the local payment gateway's keys. They are saved to a file, so that earlier orders can
 * still be verified after a restart.
 */
function gatewayKeys(dataDir: string): GatewayKeys {
  const file = path.join(dataDir, 'stand-in-gateway.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GatewayKeys;
  } catch {
    const keys: GatewayKeys = {
      RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString('hex')}`,
      RAZORPAY_KEY_SECRET: randomBytes(24).toString('base64url'),
      RAZORPAY_WEBHOOK_SECRET: randomBytes(24).toString('base64url'),
    };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    return keys;
  }
}

export interface InternalPorts {
  api: number;
  standIns: number;
  smtp: number;
  postgres: number;
}

export interface SiteEnvironments {
  database?: LocalDatabase;
  standIns?: NodeJS.ProcessEnv;
  api: NodeJS.ProcessEnv;
  shell: NodeJS.ProcessEnv;
}

export function siteEnvironments(
  settings: SiteSettings,
  ports: InternalPorts,
  user: NodeJS.ProcessEnv,
): SiteEnvironments {
  const { dataDir, releasesDir, port, production } = settings;
  const siteOrigin = user.SITE_ORIGIN || (production ? undefined : `http://localhost:${port}`);
  const database = user.DATABASE_URL || production ? undefined : localDatabase(dataDir, ports.postgres);
  const ownMail = !user.SMTP_URL && !production;
  const ownGateway = !user.RAZORPAY_KEY_ID && !production;
  const keys = ownGateway ? gatewayKeys(dataDir) : undefined;
  const common = { ...user, DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin, LOG_LEVEL: user.LOG_LEVEL || 'warn' };
  const gateway = keys && {
    ...keys,
    RAZORPAY_BASE_URL: `http://127.0.0.1:${ports.standIns}/dev/payments/v1`,
    RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
  };
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const standInsUrl = `http://127.0.0.1:${ports.standIns}`;

  return {
    ...(database && { database }),
    ...((ownMail || ownGateway) && {
      standIns: {
        ...common,
        ...keys,
        STAND_INS_PORT: `${ports.standIns}`,
        SMTP_PORT: `${ports.smtp}`,
        API_URL: apiUrl,
      },
    }),
    api: {
      ...common,
      API_PORT: `${ports.api}`,
      SEED: user.SEED || (production ? undefined : 'demo'),
      ...(database && { DATABASE_URL: database.url }),
      ...(ownMail && { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
      ...gateway,
    },
    shell: {
      ...common,
      PORT: `${port}`,
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      ...(!production && {
        RELEASES_SECRET: user.RELEASES_SECRET || localReleasesSecret(dataDir),
        OPERATOR_TOKEN: user.OPERATOR_TOKEN || localOperatorToken(dataDir),
      }),
      ...((ownMail || ownGateway) && { DEV_STAND_INS_URL: standInsUrl }),
      ...(gateway && { RAZORPAY_CHECKOUT_URL: gateway.RAZORPAY_CHECKOUT_URL }),
    },
  };
}
