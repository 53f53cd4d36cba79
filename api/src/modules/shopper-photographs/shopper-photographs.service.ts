import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { OwnPhotograph, ShopperPhotograph } from '@kaagazz/api-schema';
import sharp from 'sharp';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import type { PrintFiles } from '../print/files/print-files.service.ts';
import type { FileRefusal } from '../print/inspection/file-refusals.ts';
import {
  assignPhotographs,
  countUnused,
  deleteOldPhotographs,
  deletePhotograph,
  deletePhotographsOf,
  findPhotograph,
  insertPhotograph,
  type PhotographOwner,
  type PhotographPurpose,
  type PhotographRow,
  photographsOf,
  thumbnailsOf,
} from './shopper-photographs.repository.ts';

const TYPES = ['jpg', 'png', 'webp'] as const;
/** In pixels. */
const LONGEST_SIDE = 1600;
/**
 * Maximum number of unused photographs per order and purpose. Shoppers may replace a photograph
 * several times before they submit the form.
 */
const MOST_UNUSED = 12;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long unused photographs are kept, as promised in the privacy policy. */
const UNUSED_MS = DAY_MS;
/** How long photographs are kept after a return is closed, as promised in the privacy policy. */
const CLOSED_RETURN_MS = 90 * DAY_MS;

const ADVICE: Partial<Record<FileRefusal['code'], string>> = {
  FILE_EMPTY: 'This file is empty. Please choose another one.',
  FILE_TYPE: 'This is not a JPEG, PNG or WebP photograph. Please choose another file.',
  FILE_ANIMATED: 'This image is animated. Please choose a still photograph.',
  FILE_TOO_COMPLEX: 'This photograph has too many pixels. Please choose a smaller one.',
};
const UNREADABLE = 'This photograph is damaged or incomplete. Please choose another one.';

export class ShopperPhotographs {
  readonly #context: Pick<AppContext, 'database' | 'now' | 'jobs'>;
  readonly #files: Pick<PrintFiles, 'storage' | 'sandbox' | 'temporary'>;

  constructor(context: Pick<AppContext, 'database' | 'now' | 'jobs'>, files: PrintFiles) {
    this.#context = context;
    this.#files = files;
  }

  registerJobs(): void {
    const { database, now, jobs } = this.#context;
    const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
    jobs.register({
      'forget-shopper-photographs': {
        everyMs: HOUR_MS,
        run: () =>
          inTransaction(database, (tx) =>
            deleteOldPhotographs(tx, { unusedSince: ago(UNUSED_MS), closedSince: ago(CLOSED_RETURN_MS) }),
          ),
      },
    });
  }

  async add(purpose: PhotographPurpose, body: unknown): Promise<OwnPhotograph> {
    if (!Buffer.isBuffer(body)) {
      throw new Problem(
        'UNSUPPORTED_MEDIA_TYPE',
        'Set the Content-Type header to application/octet-stream and send the file as the request body.',
      );
    }
    const { database, now } = this.#context;
    if ((await countUnused(database, purpose)) >= MOST_UNUSED) throw tooMany();
    const { image, webp } = await this.#encode(body, purpose.orderId);
    const { width, height } = await sharp(webp).metadata();
    const photograph = { id: randomBytes(16).toString('hex'), width, height, image };
    const row = { ...purpose, ...photograph, createdAt: now() };
    const isAdded = await inTransaction(database, (tx) => insertPhotograph(tx, row, MOST_UNUSED));
    if (!isAdded) throw tooMany();
    await this.#files.storage.write(keyOf(row), webp).catch(async (error: unknown) => {
      await deletePhotograph(database, row.id);
      throw error;
    });
    return photograph;
  }

  async assign(tx: Database, ids: readonly string[], purpose: PhotographPurpose, owner: PhotographOwner) {
    if (await assignPhotographs(tx, ids, purpose, owner)) return;
    throw new Problem(
      'PHOTOGRAPH_NOT_FOUND',
      'One of your photographs is no longer available. Please remove it and add it again.',
    );
  }

  deleteOf(tx: Database, owner: PhotographOwner): Promise<void> {
    return deletePhotographsOf(tx, owner);
  }

  async listed(database: Database, owner: 'reviewId' | 'returnId', ids: readonly string[]) {
    const found = await photographsOf(database, owner, ids);
    return (id: string, path: string): ShopperPhotograph[] =>
      (found.get(id) ?? []).map(({ id: photograph, width, height }) => ({
        url: `${path}/${photograph}`,
        width,
        height,
      }));
  }

  async ofReturns(ids: readonly string[]): Promise<(id: string) => OwnPhotograph[]> {
    const found = await thumbnailsOf(this.#context.database, ids);
    return (id) =>
      (found.get(id) ?? []).map(({ id: photograph, image, width, height }) => ({
        id: photograph,
        image,
        width,
        height,
      }));
  }

  async content(of: Parameters<typeof findPhotograph>[2], id: string | null, size: 'small' | 'full'): Promise<Buffer> {
    const row = id === null ? undefined : await findPhotograph(this.#context.database, id, of);
    const content = row && (size === 'small' ? bytesOf(row.image) : await this.#files.storage.find(keyOf(row)));
    if (!content) throw new Problem('PHOTOGRAPH_NOT_FOUND', 'This photograph does not exist.');
    return content;
  }

  /** Re-encodes a photograph to remove metadata, such as where and when it was taken. */
  async #encode(bytes: Buffer, orderId: string): Promise<{ image: string; webp: Buffer }> {
    const { sandbox, temporary } = this.#files;
    const result = await temporary.with(
      (path) => writeFile(path, bytes, { flag: 'wx', mode: 0o600 }),
      (path) => sandbox.inspect({ path, types: TYPES, previewSide: LONGEST_SIDE }, orderId),
    );
    if ('refusal' in result) {
      const { code } = result.refusal;
      throw ADVICE[code] ? new Problem(code, ADVICE[code]) : new Problem('FILE_UNREADABLE', UNREADABLE);
    }
    const { image, preview } = result.facts;
    const [page] = preview;
    if (image === null || page === undefined) throw new Error('the sandbox returned no picture');
    return { image, webp: bytesOf(page) };
  }
}

function keyOf({ id }: Pick<PhotographRow, 'id'>): string {
  return `${id}/photograph.webp`;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

function tooMany(): Problem {
  const message =
    'You have already added the maximum number of photographs. Please continue without adding more, or try again tomorrow.';
  return new Problem('TOO_MANY_PHOTOGRAPHS', message);
}
