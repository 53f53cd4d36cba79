import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ShopClient } from './shop-client.ts';
import { ShopProblem } from './shop-problem.ts';

/** Downloading 50 MB can take several minutes over a slow connection. */
const TIMEOUT_MS = 300_000;

export interface SavedFile {
  file: string;
  bytes: number;
  sha256: string;
}

export async function saveFile(
  shop: ShopClient,
  source: string,
  folder: string,
  named: (name: string) => string,
): Promise<SavedFile> {
  const response = await shop.send(source, { timeoutMs: TIMEOUT_MS });
  const content = await response.bytes().catch(() => {
    throw new ShopProblem('UNREACHABLE', 'the download failed, or the shop no longer has the approved file');
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const digest = /sha-256=:([^:]+):/.exec(response.headers.get('repr-digest') ?? '')?.[1] ?? '';
  if (Buffer.from(digest, 'base64').toString('hex') !== sha256) {
    throw new ShopProblem('UNREACHABLE', `${source}: the downloaded file is damaged, please try again`);
  }
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] || 'file';
  const file = path.join(folder, named(path.basename(name)));
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, content);
  } catch (error) {
    throw new ShopProblem('UNKNOWN', `${file} can't be written (${(error as NodeJS.ErrnoException).code ?? 'error'})`);
  }
  return { file, bytes: content.length, sha256 };
}
