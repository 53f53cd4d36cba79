import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { plainWords } from '@kaagazz/command-line';
import { stringify } from 'csv-stringify/sync';

import { CATALOG_COLUMNS, type CatalogColumn, StoredPicture } from '@kaagazz/api-schema';
import { fromCell, SEPARATOR, splitCell, toCell } from '../src/csv/csv-cell.ts';
import type { CsvMistake } from '../src/csv/csv-mistakes.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import { CATALOG_FORMAT, CHECKED_PICTURE } from '../src/modules/catalog/file/catalog-format.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import type { ShopClient } from './shop/shop-client.ts';
import { ShopProblem } from './shop/shop-problem.ts';

const UPLOAD_TIMEOUT_MS = 120_000;
const PROGRESS_EVERY = 10;

type CatalogMistake = CsvMistake<CatalogColumn>;

interface UploadedPictures {
  names: Map<string, string | null>;
  mistakes: CatalogMistake[];
}

interface PictureSources {
  file: string;
  folder: string;
  dryRun: boolean;
  progress: (line: string) => void;
}

export async function uploadPictures(
  shop: ShopClient,
  { file, folder, dryRun, progress }: PictureSources,
): Promise<UploadedPictures> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new ShopProblem('UNKNOWN', `there is no folder ${folder}`);

  const wanted = await picturesOf(file, folder);
  const uploaded: UploadedPictures = { names: new Map(), mistakes: [] };
  for (const [name, line] of wanted) {
    try {
      uploaded.names.set(name, await upload(shop, path.join(folder, name), dryRun));
    } catch (error) {
      if (!(error instanceof ShopProblem) || error.code !== 'INVALID') throw error;
      uploaded.names.set(name, null);
      uploaded.mistakes.push({ line, column: 'images', message: `${name}: ${error.message}` });
    }
    const done = uploaded.names.size;
    if (done % PROGRESS_EVERY === 0 || done === wanted.size) progress(`pictures ... ${done} of ${wanted.size}`);
  }
  return uploaded;
}

/**
 * Replaces the picture names in the CSV file with the names of the stored files. Keeps the line
 * numbers unchanged, because errors refer to them.
 */
export function withStoredNames(table: Readable, names: ReadonlyMap<string, string | null>): Readable {
  const nameOf = (name: string): string[] => {
    const found = names.get(name);
    return found === null ? [] : [found ?? name];
  };
  return Readable.from(rewritten(table, nameOf), { objectMode: false });
}

async function* rewritten(table: Readable, nameOf: (name: string) => string[]): AsyncGenerator<Buffer> {
  let line = 1;
  for await (const record of readCsv(table, CATALOG_FORMAT, () => undefined)) {
    const images = splitCell(fromCell(record.cells.images ?? '')).flatMap(nameOf);
    const cells = { ...record.cells, images: toCell(images.join(SEPARATOR)) };
    const head = line === 1 ? stringify([Object.keys(cells)]) : '';
    const gap = '\n'.repeat(Math.max(0, record.line - (head === '' ? line : 2)));
    const row = stringify([Object.values(cells)]);
    line = record.line + row.split('\n').length - 1;
    yield Buffer.from(head + gap + row);
  }
  if (line === 1) yield Buffer.from(stringify([[...CATALOG_COLUMNS]]));
}

async function picturesOf(file: string, folder: string): Promise<Map<string, number>> {
  const wanted = new Map<string, number>();
  const known = new Map<string, boolean>();
  const mistakes: CatalogMistake[] = [];
  for await (const { line, cells } of readCsv(createReadStream(file), CATALOG_FORMAT, (mistake) =>
    mistakes.push(mistake),
  )) {
    for (const name of splitCell(fromCell(cells.images ?? ''))) {
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

async function upload(shop: ShopClient, file: string, dryRun: boolean): Promise<string> {
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
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  return dryRun ? CHECKED_PICTURE + picture : picture;
}
