import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { siteUrl } from './site.ts';

/** The operator's token of the site under test: set, or as the site made it in its data folder. */
async function operatorToken(): Promise<string> {
  if (process.env.OPERATOR_TOKEN) return process.env.OPERATOR_TOKEN;
  if (!process.env.SITE_DATA_DIR) throw new Error('say where the site keeps its data with SITE_DATA_DIR');
  return (await readFile(path.join(process.env.SITE_DATA_DIR, 'operator-token'), 'utf8')).trim();
}

/** Moves an order on, as `npm run orders -- set-status` does. */
export async function setOrderStatus(orderNumber: string, status: string, note = ''): Promise<void> {
  const response = await fetch(`${siteUrl()}/api/operator/orders/${orderNumber}/status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await operatorToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status, who: 'journeys', note }),
  });
  if (!response.ok) throw new Error(`order ${orderNumber} did not become ${status}: ${await response.text()}`);
}
