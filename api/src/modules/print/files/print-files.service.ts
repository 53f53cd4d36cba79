import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { LARGEST_PRINT_FILE, PRINT_SERVICES, type PrintFileType, type PrintServiceId } from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { checkFile } from './check-file.ts';
import { fileRefusal, refused } from './file-refusals.ts';
import { FileStorage } from './file-storage.ts';
import type { FileFacts } from './inspection/inspection.ts';
import { Inspector } from './inspection/inspector.ts';
import {
  claimFile,
  deleteFiles,
  endClaim,
  insertFile,
  insertUse,
  lockFile,
  notePart,
  ownFile,
  partsOf,
  type PrintFileRow,
  releaseFiles,
  touchReady,
  usageOf,
} from './print-files.repository.ts';
import { removeLater } from './print-file-removals.repository.ts';
import type { PrintFile, PrintUpload } from './print-files.schema.ts';
import { atWorkbench } from './workbench.ts';

/** Bytes: half of what the site passes on at once, and little enough for a slow phone within the time that a request has. */
export const PART_SIZE = 256 * 1024;
/** Uploads of an account that are not ready. */
export const MOST_UPLOADS = 20;
/** Bytes of an account that are not paid for. */
export const MOST_BYTES = 500 * 1024 * 1024;
/** Joining, looking and storing take seconds; whoever takes longer has died. */
const CLAIM_MS = 60_000;
const ASK_AGAIN_SECONDS = 2;

export type PrintFiles = ReturnType<typeof createPrintFiles>;

/** The files that shoppers send: parts come in, are joined, looked at, and kept as long as a line needs them. */
export function createPrintFiles({ config, database, now }: AppContext) {
  const storage = new FileStorage(config.printFiles);
  const inspector = new Inspector();

  async function own(userId: string, id: string | null): Promise<PrintFileRow> {
    const file = id === null ? undefined : await ownFile(database, userId, id);
    if (!file) throw unknownFile();
    return file;
  }

  async function onWire(file: PrintFileRow, pictures: 'with-preview' | 'small' = 'with-preview'): Promise<PrintFile> {
    const { id, name, size, type, pages, pageSize, pixels, sha256, image } = file;
    if (type === null || sha256 === null) throw new Error(`file ${id} is not ready`);
    const preview = pictures === 'small' ? [] : await previewOf(file);
    return { id, name, size, type, state: 'ready', pages, pageSize, pixels, sha256, image, preview };
  }

  async function previewOf(file: PrintFileRow): Promise<string[]> {
    if (file.image === null) return [];
    return JSON.parse(Buffer.from(await storage.read(`${contentOf(file)}.preview`)).toString()) as string[];
  }

  /** What a file is that was not claimed, because somebody else did. */
  async function answerOf(userId: string, id: string): Promise<PrintFileRow> {
    const file = await own(userId, id);
    if (file.state === 'ready') return file;
    if (file.refusal) throw refused(file.refusal);
    // As of a server that is busy: who has lost the first answer asks again without being told.
    throw new Problem(503, 'FILE_IN_CHECK', 'This file is being looked at. Ask again in a moment.', {
      retryAfter: ASK_AGAIN_SECONDS,
    });
  }

  return {
    storage,
    onWire,

    /**
     * Begins an upload.
     *
     * @throws Problem 422 `FILE_EMPTY`, `FILE_TOO_LARGE`; 409 `TOO_MANY_UPLOADS`, `TOO_MUCH_STORED`
     */
    begin(userId: string, file: { service: PrintServiceId; name: string; size: number }): Promise<PrintFileRow> {
      if (file.size === 0) throw refused(fileRefusal('FILE_EMPTY'));
      if (file.size > LARGEST_PRINT_FILE) throw refused(fileRefusal('FILE_TOO_LARGE'));
      return inTransaction(database, async (tx) => {
        await lockAccount(tx, userId);
        const { uploads, bytes } = await usageOf(tx, userId);
        if (uploads >= MOST_UPLOADS) throw tooManyUploads();
        if (bytes + file.size > MOST_BYTES) throw tooMuchStored();
        return insertFile(tx, { userId, ...file }, now());
      });
    },

    /**
     * Takes a part, in any order, as often as it is sent.
     *
     * @param part from 0
     * @throws Problem 404 `FILE_NOT_FOUND`; 400 `PART_UNKNOWN`, `PART_SIZE`; 409 `FILE_CLOSED`
     */
    async takePart(userId: string, id: string | null, part: number, bytes: Buffer): Promise<void> {
      const file = await own(userId, id);
      const wanted = sizeOfPart(file.size, part);
      if (wanted === 0) throw new Problem(400, 'PART_UNKNOWN', 'The file has no such part.');
      if (bytes.length !== wanted) throw new Problem(400, 'PART_SIZE', `This part has ${wanted} bytes.`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const before = (await partsOf(database, file.id)).find((known) => known.part === part);
      if (before?.sha256 === sha256) return;
      if (file.state !== 'open') throw closed();
      const key = `${file.id}/parts/${part}-${randomBytes(8).toString('hex')}`;
      await storage.write(key, bytes);
      const noted = { fileId: file.id, part, key, sha256 };
      const { isOpen, needless } = await inTransaction(database, (tx) => notePart(tx, noted, now()));
      // What came too late, or is another text of the same part, would be room that nobody counts.
      if (needless !== null) await storage.remove(needless);
      if (!isOpen) throw closed();
    },

    /**
     * Joins the parts and looks at what they are. May be called again after a lost answer: the answer is the same.
     *
     * @throws Problem 404 `FILE_NOT_FOUND`; 409 `FILE_INCOMPLETE` with `missing`; 422 `FILE_...`; 503 `FILE_IN_CHECK`, `FILE_CHECKS_BUSY`, `STORAGE_UNAVAILABLE`
     */
    async complete(userId: string, id: string | null): Promise<PrintFileRow> {
      const file = await own(userId, id);
      if (file.state === 'ready' || file.refusal) return answerOf(userId, file.id);
      const parts = await partsOf(database, file.id);
      const missing = missingParts(file.size, parts);
      if (missing.length > 0) {
        throw new Problem(409, 'FILE_INCOMPLETE', 'Parts of the file have not arrived yet.', { missing });
      }
      const claim = await claimFile(database, file.id, now(), new Date(now().getTime() + CLAIM_MS));
      if (!claim) return answerOf(userId, file.id);

      const outcome = await checkFile(claim, parts, { storage, inspector }).catch(async (error: unknown) => {
        // Nothing is wrong with the file: it can be tried again at once.
        await endClaim(database, claim, { state: 'open' });
        throw error;
      });
      const ended = await inTransaction(database, async (tx) => {
        const row = await endClaim(tx, claim, { ...outcome, touchedAt: now() });
        if (row) await removeLater(tx, [`${row.id}/parts`], now());
        return row;
      });
      if (!ended) return answerOf(userId, file.id);
      if (ended.refusal) throw refused(ended.refusal);
      return ended;
    },

    /** A file as it stands: ready, or which parts of it are here. @throws Problem 404 `FILE_NOT_FOUND` */
    async look(userId: string, id: string | null): Promise<PrintFile | PrintUpload> {
      const file = await own(userId, id);
      if (file.state === 'ready') return onWire(file);
      const received = await partsOf(database, file.id);
      return {
        id: file.id,
        state: file.state,
        partSize: PART_SIZE,
        parts: countParts(file.size),
        receivedParts: received.map(({ part }) => part),
      };
    },

    /** @throws Problem 404 `FILE_NOT_FOUND`, also of one that is not ready */
    async content(userId: string, id: string | null): Promise<{ file: PrintFileRow; stream: Readable }> {
      const file = await own(userId, id);
      if (file.state !== 'ready') throw unknownFile();
      return { file, stream: await storage.readStream(contentOf(file)) };
    },

    /** @throws Problem 404 `FILE_NOT_FOUND`; 409 `FILE_IN_USE` */
    async remove(userId: string, id: string | null): Promise<void> {
      const file = await own(userId, id);
      await inTransaction(database, async (tx) => {
        const locked = await lockFile(tx, file.id);
        if (locked?.isUsed) throw inUse();
        if (locked) await deleteFiles(tx, [file.id], now());
      });
    },

    /**
     * A ready file of an account, which stays until the transaction ends: take it up with `keep` in the same one.
     *
     * @throws Problem 404 `FILE_NOT_FOUND`; 422 `FILE_TYPE` when the service takes no such file
     */
    async ready(tx: Database, userId: string, id: string, service: PrintServiceId): Promise<PrintFileRow> {
      const file = await touchReady(tx, userId, id, now());
      if (!file) throw unknownFile();
      const rule = PRINT_SERVICES[service].file;
      if (!rule || file.type === null || !rule.types.includes(file.type)) throw refused(wrongService());
      return file;
    },

    /** Notes that a line needs a file. @param ordered it is paid for: it no longer counts against what the account may keep here */
    keep: (tx: Database, fileId: string, lineId: string, ordered = false): Promise<void> =>
      insertUse(tx, { fileId, lineId, ordered }),

    /** A line is gone for good: what no other line needs goes, too, within a quarter of an hour. */
    release: (tx: Database, lineId: string): Promise<void> => releaseFiles(tx, lineId, now()),

    /** All of a ready file, up to 50 MB. */
    read: async (file: PrintFileRow): Promise<Buffer> => Buffer.from(await storage.read(contentOf(file))),

    /** The same as it comes. */
    stream: (file: PrintFileRow): Promise<Readable> => storage.readStream(contentOf(file)),

    /** The first pages of a ready file, two at most, as data URLs. */
    previewOf,

    /** Gives up a folder of the storage that is not a file's own: it is empty within a quarter of an hour after the transaction. */
    removeFolder: (tx: Database, folder: string): Promise<void> => removeLater(tx, [folder], now()),

    /**
     * Pictures of what was made here: of a PDF the first two pages, of a picture itself.
     *
     * @throws Problem 503 `FILE_CHECKS_BUSY`; an error when it can't be drawn
     */
    preview: (bytes: Uint8Array, type: PrintFileType): Promise<FileFacts> =>
      atWorkbench(async (path) => {
        await writeFile(path, bytes, { mode: 0o600 });
        const inspection = await inspector.inspect({ path, types: [type] });
        if ('refusal' in inspection) throw new Error(`what was made can't be drawn: ${inspection.refusal.code}`);
        return inspection.facts;
      }),

    inspector,
  };
}

/** Where what is in a ready file is. */
function contentOf({ id, content }: PrintFileRow): string {
  if (content === null) throw new Error(`file ${id} is not ready`);
  return content;
}

export function countParts(size: number): number {
  return Math.ceil(size / PART_SIZE);
}

/** @returns bytes; 0 where the file has no such part */
function sizeOfPart(size: number, part: number): number {
  return part < 0 ? 0 : Math.min(PART_SIZE, Math.max(0, size - part * PART_SIZE));
}

function missingParts(size: number, received: readonly { part: number }[]): number[] {
  const here = new Set(received.map(({ part }) => part));
  return Array.from({ length: countParts(size) }, (_, part) => part).filter((part) => !here.has(part));
}

function unknownFile(): Problem {
  return new Problem(404, 'FILE_NOT_FOUND', 'This file is not here any more. Please choose it again.');
}

function closed(): Problem {
  return new Problem(409, 'FILE_CLOSED', 'This file is complete: no more parts are taken.');
}

function inUse(): Problem {
  return new Problem(409, 'FILE_IN_USE', 'An order line needs this file. Remove the line, and the file goes with it.');
}

function tooManyUploads(): Problem {
  const message = `${MOST_UPLOADS} files are on their way already. Wait for one, or remove one.`;
  return new Problem(409, 'TOO_MANY_UPLOADS', message);
}

function tooMuchStored(): Problem {
  const message = 'There is no more room for your files. Order what is in your cart, or remove something from it.';
  return new Problem(409, 'TOO_MUCH_STORED', message);
}

function wrongService() {
  return { code: 'FILE_TYPE' as const, message: 'This service prints no such file. Please choose another one.' };
}
