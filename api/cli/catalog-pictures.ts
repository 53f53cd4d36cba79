import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { plainWords } from '@kaagazz/command-line';
import { stringify } from 'csv-stringify/sync';

import { CATALOG_COLUMNS, StoredPicture } from '@kaagazz/api-schema';
import {
  BETWEEN_ENTRIES,
  CHECKED_PICTURE,
  entriesOf,
  fromCell,
  toCell,
} from '../src/modules/catalog/file/catalog-columns.ts';
import type { CatalogMistake } from '../src/modules/catalog/file/catalog-mistake.ts';
import { readCatalog } from '../src/modules/catalog/file/read-catalog.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import type { ShopClient } from './shop/shop-client.ts';
import { ShopProblem } from './shop/shop-problem.ts';

/** A photograph takes the shop a few seconds; a busy one gets more. */
const PICTURE_TIMEOUT_MS = 120_000;
const TOLD_EVERY = 10;

/** Photographs that a table names, as the shop knows them now. */
interface BroughtPictures {
  /** by the name in the table; null for one that the shop refused */
  names: Map<string, string | null>;
  mistakes: CatalogMistake[];
}

interface PictureErrand {
  file: string;
  folder: string;
  dryRun: boolean;
  progress: (line: string) => void;
}

/**
 * Sends the photographs that a table names and the shop does not have yet. In a dry run the shop only looks at them.
 *
 * @throws ShopProblem INVALID when the table can't be read, UNKNOWN when there is no such folder
 */
export async function bringPictures(
  shop: ShopClient,
  { file, folder, dryRun, progress }: PictureErrand,
): Promise<BroughtPictures> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new ShopProblem('UNKNOWN', `there is no folder ${folder}`);

  const wanted = await picturesOf(file, folder);
  const brought: BroughtPictures = { names: new Map(), mistakes: [] };
  for (const [name, line] of wanted) {
    try {
      brought.names.set(name, await bring(shop, path.join(folder, name), dryRun));
    } catch (error) {
      if (!(error instanceof ShopProblem) || error.code !== 'INVALID') throw error;
      brought.names.set(name, null);
      brought.mistakes.push({ line, column: 'images', message: `${name}: ${error.message}` });
    }
    const done = brought.names.size;
    if (done % TOLD_EVERY === 0 || done === wanted.size) progress(`pictures ... ${done} of ${wanted.size}`);
  }
  return brought;
}

/** The table with the shop's names of the photographs; every row stays in its line. */
export function pointToPictures(table: Readable, names: ReadonlyMap<string, string | null>): Readable {
  const nameOf = (name: string): string[] => {
    const found = names.get(name);
    return found === null ? [] : [found ?? name];
  };
  return Readable.from(rewritten(table, nameOf), { objectMode: false });
}

async function* rewritten(table: Readable, nameOf: (name: string) => string[]): AsyncGenerator<Buffer> {
  let line = 1;
  for await (const record of readCatalog(table, () => undefined)) {
    const images = entriesOf(fromCell(record.cells.images ?? '')).flatMap(nameOf);
    const cells = { ...record.cells, images: toCell(images.join(BETWEEN_ENTRIES)) };
    const head = line === 1 ? stringify([Object.keys(cells)]) : '';
    const gap = '\n'.repeat(Math.max(0, record.line - (head === '' ? line : 2)));
    const row = stringify([Object.values(cells)]);
    line = record.line + row.split('\n').length - 1;
    yield Buffer.from(head + gap + row);
  }
  if (line === 1) yield Buffer.from(stringify([[...CATALOG_COLUMNS]]));
}

/** Files of the folder that a table names, each with the line that names it first. */
async function picturesOf(file: string, folder: string): Promise<Map<string, number>> {
  const wanted = new Map<string, number>();
  const known = new Map<string, boolean>();
  const mistakes: CatalogMistake[] = [];
  for await (const { line, cells } of readCatalog(createReadStream(file), (mistake) => mistakes.push(mistake))) {
    for (const name of entriesOf(fromCell(cells.images ?? ''))) {
      if (wanted.has(name) || path.basename(name) !== name) continue;
      const isThere = known.get(name) ?? (await isFile(path.join(folder, name)));
      known.set(name, isThere);
      if (isThere) wanted.set(name, line);
    }
  }
  if (mistakes.length > 0) throw refuseWithMistakes(mistakes, mistakes.length);
  return wanted;
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** @returns the photograph's name in the shop */
async function bring(shop: ShopClient, file: string, dryRun: boolean): Promise<string> {
  const bytes = await readFile(file);
  const address = `/media/${encodeURIComponent(plainWords(path.basename(file)))}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    return (await shop.call(`${address}?sha256=${sha256}`, StoredPicture)).picture;
  } catch (error) {
    if (!(error instanceof ShopProblem) || error.code !== 'UNKNOWN') throw error;
  }
  const { picture } = await shop.call(`${address}?dryRun=${dryRun}`, StoredPicture, {
    method: 'PUT',
    body: bytes,
    contentType: 'application/octet-stream',
    timeoutMs: PICTURE_TIMEOUT_MS,
  });
  return dryRun ? CHECKED_PICTURE + picture : picture;
}
