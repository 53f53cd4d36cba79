import { createHash, randomBytes } from 'node:crypto';
import { MAXIMUM_PRINT_FILE_BYTES, type PrintServiceId } from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { fileRefusal, refused } from '../inspection/file-refusals.ts';
import { checkFile } from './check-file.ts';
import { removeLater } from './print-file-removals.ts';
import {
  claimFile,
  endClaim,
  insertFile,
  insertPart,
  partsOf,
  type PrintFileRow,
  usageOf,
} from './print-files.repository.ts';
import type { PrintFile, PrintUpload } from '@kaagazz/api-schema';
import type { PrintFiles } from './print-files.service.ts';

/**
 * Size of an upload part in bytes, small enough to upload over a slow connection within the request
 * timeout.
 */
export const PART_SIZE = 256 * 1024;
export const MOST_UPLOADS = 20;
/** Storage limit per account in bytes. Files of paid orders don't count towards it. */
const MOST_BYTES = 500 * 1024 * 1024;
/** Time after which another process may take over an unfinished file check. */
const CLAIM_MS = 60_000;
const RETRY_AFTER_SECONDS = 2;

export class PrintUploads {
  readonly #context: Pick<AppContext, 'database' | 'now'>;
  readonly #files: PrintFiles;

  constructor(context: Pick<AppContext, 'database' | 'now'>, files: PrintFiles) {
    this.#context = context;
    this.#files = files;
  }

  async begin(userId: string, file: { service: PrintServiceId; name: string; size: number }): Promise<PrintFileRow> {
    if (file.size === 0) throw refused(fileRefusal('FILE_EMPTY'));
    if (file.size > MAXIMUM_PRINT_FILE_BYTES) throw refused(fileRefusal('FILE_TOO_LARGE'));
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      const { uploads, bytes } = await usageOf(tx, userId);
      if (uploads >= MOST_UPLOADS) {
        const message = `${MOST_UPLOADS} files are already being uploaded. Please wait for one to finish, or remove one.`;
        throw new Problem('TOO_MANY_UPLOADS', message);
      }
      if (bytes + file.size > MOST_BYTES) {
        const message =
          'The files for prints that you haven’t ordered have reached your storage limit. Please order some of these prints or remove them from your cart.';
        throw new Problem('TOO_MUCH_STORED', message);
      }
      return insertFile(tx, { userId, ...file }, this.#context.now());
    });
  }

  /**
   * Stores a part of a file. Parts may arrive in any order and more than once.
   * @param part zero-based index of the part
   */
  async takePart(userId: string, id: string | null, part: number, bytes: Buffer): Promise<void> {
    const file = await this.#files.own(userId, id);
    const size = sizeOfPart(file.size, part);
    if (size === 0) throw new Problem('PART_UNKNOWN', 'The file has no such part.');
    if (bytes.length !== size) throw new Problem('PART_SIZE', `This part must have ${size} bytes.`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const before = (await partsOf(this.#context.database, file.id)).find((known) => known.part === part);
    if (before?.sha256 === sha256) return;
    if (file.state !== 'open') throw closed();

    const key = `${file.id}/parts/${part}-${randomBytes(8).toString('hex')}`;
    await this.#files.storage.write(key, bytes);
    const row = { fileId: file.id, part, key, sha256 };
    const { isOpen, unused } = await inTransaction(this.#context.database, (tx) =>
      insertPart(tx, row, this.#context.now()),
    );
    if (unused !== null) await this.#files.storage.remove(unused);
    if (!isOpen) throw closed();
  }

  /**
   * Joins the parts of a file and checks the file. A repeated call returns the same result.
   * @throws Problem 409 `FILE_INCOMPLETE` if any parts are missing (listed in `missing`)
   */
  async complete(userId: string, id: string | null): Promise<PrintFileRow> {
    const file = await this.#files.own(userId, id);
    if (file.state === 'ready' || file.refusal) return this.#result(userId, file.id);
    const parts = await partsOf(this.#context.database, file.id);
    const missing = missingParts(file.size, parts);
    if (missing.length > 0) {
      throw new Problem('FILE_INCOMPLETE', 'Some parts of the file have not been uploaded yet. Please try again.', {
        missing,
      });
    }
    const until = new Date(this.#context.now().getTime() + CLAIM_MS);
    const claim = await claimFile(this.#context.database, file.id, this.#context.now(), until);
    if (!claim) return this.#result(userId, file.id);

    const outcome = await checkFile(claim, parts, this.#files).catch(async (error: unknown) => {
      await endClaim(this.#context.database, claim, { state: 'open' });
      throw error;
    });
    const checked = await inTransaction(this.#context.database, async (tx) => {
      const row = await endClaim(tx, claim, { ...outcome, touchedAt: this.#context.now() });
      if (row) await removeLater(tx, [`${row.id}/parts`], this.#context.now());
      return row;
    });
    if (!checked) return this.#result(userId, file.id);
    if (checked.refusal) throw refused(checked.refusal);
    return checked;
  }

  async status(userId: string, id: string | null): Promise<PrintFile | PrintUpload> {
    const file = await this.#files.own(userId, id);
    if (file.state === 'ready') return this.#files.onWire(file);
    const received = await partsOf(this.#context.database, file.id);
    return {
      id: file.id,
      state: file.state,
      partSize: PART_SIZE,
      parts: countParts(file.size),
      receivedParts: received.map(({ part }) => part),
    };
  }

  async #result(userId: string, id: string): Promise<PrintFileRow> {
    const file = await this.#files.own(userId, id);
    if (file.state === 'ready') return file;
    if (file.refusal) throw refused(file.refusal);
    throw new Problem('FILE_IN_CHECK', 'This file is being checked. Please try again in a moment.', {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }
}

export function countParts(size: number): number {
  return Math.ceil(size / PART_SIZE);
}

function sizeOfPart(size: number, part: number): number {
  return part < 0 ? 0 : Math.min(PART_SIZE, Math.max(0, size - part * PART_SIZE));
}

function missingParts(size: number, received: readonly { part: number }[]): number[] {
  const known = new Set(received.map(({ part }) => part));
  return Array.from({ length: countParts(size) }, (_, part) => part).filter((part) => !known.has(part));
}

function closed(): Problem {
  return new Problem('FILE_CLOSED', 'This file has already been uploaded.');
}
