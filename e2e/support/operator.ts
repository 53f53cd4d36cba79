import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { siteUrl } from './site.ts';

async function operatorToken(): Promise<string> {
  if (process.env.OPERATOR_TOKEN) return process.env.OPERATOR_TOKEN;
  if (!process.env.SITE_DATA_DIR) throw new Error('set SITE_DATA_DIR to the data folder of the site');
  return (await readFile(path.join(process.env.SITE_DATA_DIR, 'operator-token'), 'utf8')).trim();
}

export async function operatorHeaders(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await operatorToken()}`, 'content-type': 'application/json' };
}

export async function setOrderStatus(orderNumber: string, status: string, note = ''): Promise<void> {
  const response = await fetch(`${siteUrl()}/api/operator/orders/${orderNumber}/status`, {
    method: 'POST',
    headers: await operatorHeaders(),
    body: JSON.stringify({ status, who: 'journeys', note }),
  });
  if (!response.ok) throw new Error(`order ${orderNumber} did not become ${status}: ${await response.text()}`);
}
