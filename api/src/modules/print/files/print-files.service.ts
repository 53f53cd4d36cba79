import type { Readable } from 'node:stream';
import { PRINT_SERVICES, type PrintServiceId } from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { FileStorage } from '../../../storage/file-storage.ts';
import { Sandbox } from '../sandbox/sandbox.ts';
import { TemporaryFiles } from './temporary-files.ts';
import type { PrintFileDownload } from './print-file-download.ts';
import {
  deleteFiles,
  insertUse,
  lockFile,
  ownFile,
  type PrintFileRow,
  releaseFiles,
  touchReady,
} from './print-files.repository.ts';
import type { PrintFile } from '@kaagazz/api-schema';

const MESSAGES = {
  full: 'We can’t accept files right now because our storage is full. Please try again later.',
  unavailable: () => 'Our file storage is not available right now. Please try again.',
};

export class PrintFiles {
  readonly storage: FileStorage;
  readonly sandbox = new Sandbox();
  readonly temporary: TemporaryFiles;
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>) {
    this.storage = new FileStorage(config.printFiles, MESSAGES);
    this.temporary = new TemporaryFiles(config.temporaryFolder, MESSAGES);
    this.#database = database;
    this.#now = now;
  }

  async own(userId: string, id: string | null): Promise<PrintFileRow> {
    const file = id === null ? undefined : await ownFile(this.#database, userId, id);
    if (!file) throw unknownFile();
    return file;
  }

  async onWire(file: PrintFileRow, pictures: 'with-preview' | 'small' = 'with-preview'): Promise<PrintFile> {
    const { id, name, size, type, pages, pageSize, pixels, sha256, image } = file;
    if (type === null || sha256 === null) throw new Error(`file ${id} is not ready`);
    const preview = pictures === 'small' ? [] : await this.previewOf(file);
    return { id, name, size, type, state: 'ready', pages, pageSize, pixels, sha256, image, preview };
  }

  async download(userId: string, id: string | null): Promise<PrintFileDownload> {
    const file = await this.own(userId, id);
    const { name, size, sha256 } = file;
    if (sha256 === null) throw unknownFile();
    return { name, size, sha256, content: await this.stream(file) };
  }

  /** Deletes a file unless a print line is using it. */
  async remove(userId: string, id: string | null): Promise<void> {
    const file = await this.own(userId, id);
    await inTransaction(this.#database, async (tx) => {
      const locked = await lockFile(tx, file.id);
      if (locked?.isUsed) {
        throw new Problem(
          'FILE_IN_USE',
          'An item in your cart uses this file. Remove the item before you delete the file.',
        );
      }
      if (locked) await deleteFiles(tx, [file.id], this.#now());
    });
  }

  async ready(tx: Database, userId: string, id: string, service: PrintServiceId): Promise<PrintFileRow> {
    const file = await touchReady(tx, userId, id, this.#now());
    if (!file) throw unknownFile();
    const rule = PRINT_SERVICES[service].file;
    if (!rule || file.type === null || !rule.types.includes(file.type)) {
      throw new Problem('FILE_TYPE', 'This service does not accept this type of file. Please choose another file.');
    }
    return file;
  }

  keep(tx: Database, fileId: string, lineId: string, ordered = false): Promise<void> {
    return insertUse(tx, { fileId, lineId, ordered });
  }

  release(tx: Database, lineId: string): Promise<void> {
    return releaseFiles(tx, lineId, this.#now());
  }

  stream(file: PrintFileRow): Promise<Readable> {
    return this.storage.readStream(contentOf(file));
  }

  async previewOf(file: PrintFileRow): Promise<string[]> {
    if (file.image === null) return [];
    return JSON.parse((await this.storage.read(`${contentOf(file)}.preview`)).toString()) as string[];
  }
}

function contentOf({ id, content }: PrintFileRow): string {
  if (content === null) throw new Error(`file ${id} is not ready`);
  return content;
}

function unknownFile(): Problem {
  return new Problem('FILE_NOT_FOUND', 'This file is no longer available. Please upload it again.');
}
