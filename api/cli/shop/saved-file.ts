import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ShopClient } from './shop-client.ts';
import { ShopProblem } from './shop-problem.ts';

/** 50 MB by a slow line. */
const TIMEOUT_MS = 300_000;

export interface SavedFile {
  /** where it is now */
  file: string;
  bytes: number;
  /** hex; what the shop says it is, and what arrived */
  sha256: string;
}

/**
 * Saves a file of the shop into a folder, which is made if need be. One of the same name there is written over: it is the same file.
 *
 * @param named what to call it, of the name that the shop gives it
 * @throws ShopProblem UNREACHABLE when other bytes arrive than the shop has, UNKNOWN when the folder can't be written
 */
export async function saveFile(
  shop: ShopClient,
  source: string,
  folder: string,
  named: (name: string) => string,
): Promise<SavedFile> {
  const response = await shop.send(source, { timeoutMs: TIMEOUT_MS });
  const content = await response.bytes().catch(() => {
    throw new ShopProblem('UNREACHABLE', 'the download broke off, or the shop no longer has what was approved');
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const digest = /sha-256=:([^:]+):/.exec(response.headers.get('repr-digest') ?? '')?.[1] ?? '';
  if (Buffer.from(digest, 'base64').toString('hex') !== sha256) {
    throw new ShopProblem('UNREACHABLE', `${source}: other bytes have arrived than the shop has; try again`);
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
