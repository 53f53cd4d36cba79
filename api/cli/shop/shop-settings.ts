import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { plainWords, UsageError } from '@kaagazz/command-line';

import { ShopClient } from './shop-client.ts';
import { ShopProblem } from './shop-problem.ts';

/** A relative `DATA_DIR` is resolved against the repository root. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_NAME_LENGTH = 100;

export interface ShopSettings {
  /** The shop's origin. */
  siteUrl: string;
  shop: ShopClient;
  who: string;
}

export function readShopSettings(environment: NodeJS.ProcessEnv): ShopSettings {
  const siteUrl = environment.SITE_URL || `http://localhost:${environment.PORT || 3000}`;
  if (!/^https?:\/\/./.test(siteUrl) || !URL.canParse(siteUrl)) {
    throw new UsageError(`SITE_URL=${siteUrl} is not a URL, use for example https://shop.example`);
  }
  const { origin } = new URL(siteUrl);
  return {
    siteUrl: origin,
    shop: new ShopClient({ siteUrl: origin, token: operatorToken(environment) }),
    who: plainWords(environment.OPERATOR_NAME ?? '').slice(0, MAX_NAME_LENGTH) || os.userInfo().username,
  };
}

function operatorToken({ OPERATOR_TOKEN: token, DATA_DIR: dataDir }: NodeJS.ProcessEnv): string {
  if (token) {
    if (/^[\w.~+/=-]+$/.test(token)) return token;
    throw new ShopProblem('WRONG_TOKEN', 'OPERATOR_TOKEN has invalid characters');
  }
  const file = path.resolve(ROOT, dataDir || '.data', 'operator-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ShopProblem('WRONG_TOKEN', `no token in ${file}, set OPERATOR_TOKEN or DATA_DIR`);
  }
}
