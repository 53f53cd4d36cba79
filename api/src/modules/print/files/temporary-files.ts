import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FailureMessages, storageProblem } from '../../../storage/file-storage.ts';

const MAXIMUM_AGE_MS = 60 * 60_000;

export class TemporaryFiles {
  readonly #folder: string;
  readonly #messages: FailureMessages;

  constructor(folder: string, messages: FailureMessages) {
    this.#folder = join(folder, 'kaagazz-print-files');
    this.#messages = messages;
  }

  async with<Written, Result>(
    write: (path: string) => Promise<Written>,
    use: (path: string, written: Written) => Promise<Result>,
  ): Promise<Result> {
    const path = join(this.#folder, randomUUID());
    try {
      const written = await this.#write(() => write(path));
      return await use(path, written);
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  async #write<Written>(write: () => Promise<Written>): Promise<Written> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await this.#deleteOld();
      return await write();
    } catch (error) {
      const isOfDisk = typeof error === 'object' && error !== null && 'syscall' in error;
      throw isOfDisk ? storageProblem(error, this.#messages) : error;
    }
  }

  async #deleteOld(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const path of names.map((name) => join(this.#folder, name))) {
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < Date.now() - MAXIMUM_AGE_MS) await rm(path, { force: true });
    }
  }
}
