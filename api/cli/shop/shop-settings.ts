import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { plainWords, UsageError } from '@kaagazz/command-line';

import { ShopClient } from './shop-client.ts';
import { ShopProblem } from './shop-problem.ts';

/** The project's root: relative folders of the environment start there. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The audit trail takes no longer one. */
const LONGEST_NAME = 100;

/** What an operator's command works on, and for whom. */
export interface ShopSurroundings {
  shop: ShopClient;
  /** for the audit trail */
  who: string;
}

/** @throws UsageError when a variable cannot be meant, ShopProblem WRONG_TOKEN when there is no token */
export function readSurroundings(environment: NodeJS.ProcessEnv): ShopSurroundings {
  const siteUrl = environment.SITE_URL || `http://localhost:${environment.PORT || 3000}`;
  if (!/^https?:\/\/./.test(siteUrl) || !URL.canParse(siteUrl)) {
    throw new UsageError(`SITE_URL=${siteUrl} is no address: write https://shop.example`);
  }
  return {
    shop: new ShopClient({ siteUrl: new URL(siteUrl).origin, token: operatorToken(environment) }),
    who: plainWords(environment.OPERATOR_NAME ?? '').slice(0, LONGEST_NAME) || os.userInfo().username,
  };
}

function operatorToken({ OPERATOR_TOKEN: token, DATA_DIR: dataDir }: NodeJS.ProcessEnv): string {
  if (token) {
    if (/^[\w.~+/=-]+$/.test(token)) return token;
    throw new ShopProblem('WRONG_TOKEN', 'OPERATOR_TOKEN has characters that no token has');
  }
  const file = path.resolve(ROOT, dataDir || '.data', 'operator-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ShopProblem(
      'WRONG_TOKEN',
      `there is no token in ${file}: set OPERATOR_TOKEN, or DATA_DIR to the shop's folder`,
    );
  }
}
