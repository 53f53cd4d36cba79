import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../plugins/problem.ts';

/** Sides of the squares that are made of a photograph, in pixels. The largest is left out where the original is smaller. */
export const SIDES = [400, 800, 1200] as const;
export const TYPES = ['avif', 'webp'] as const;

/** `<name>.<hash>.w<largest>.webp`: how the catalogue names a photograph. */
const PHOTOGRAPH = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.w(800|1200)\.webp$/;
/** Any of a photograph's files. */
const FILE = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.w(400|800|1200)\.(avif|webp)$/;

/** A file of a photograph to write: `stem` is `<name>.<hash>`. */
export interface PhotographFile {
  side: (typeof SIDES)[number];
  type: (typeof TYPES)[number];
  content: Buffer;
}

/** The merchant's photographs in their folder; files are never changed, because their names carry a hash of the original. */
export class PhotographFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param name as the catalogue has it */
  async has(name: string): Promise<boolean> {
    if (!PHOTOGRAPH.test(name)) return false;
    return stat(join(this.#folder, name)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  /** The name under which a photograph is already there, or null. */
  async find(stem: string): Promise<string | null> {
    for (const side of SIDES.toReversed()) {
      const name = `${stem}.w${side}.webp`;
      if (await this.has(name)) return name;
    }
    return null;
  }

  /** One of a photograph's files by the last part of its address, or null. */
  async read(file: string): Promise<{ content: Buffer; type: string } | null> {
    const [, , , type] = FILE.exec(file) ?? [];
    if (type === undefined) return null;
    try {
      return { content: await readFile(join(this.#folder, file)), type: `image/${type}` };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw storageProblem(error);
    }
  }

  /**
   * Stores a photograph, whole or not at all. Its catalogue's name comes last: who finds that one finds all.
   *
   * @param files smallest first, WebP after AVIF
   * @returns its name in the catalogue
   * @throws Problem 507 `STORAGE_FULL`, 503 `STORAGE_UNAVAILABLE` when the folder can't be written
   */
  async store(stem: string, files: readonly PhotographFile[]): Promise<string> {
    const finished = files.map(({ side, type }) => `${stem}.w${side}.${type}`);
    // Names of their own: two may send the same photograph at once.
    const unfinished = finished.map((name) => join(this.#folder, `.${name}.${randomUUID()}.part`));
    try {
      await mkdir(this.#folder, { recursive: true });
      // All that takes room comes first: what fails then leaves nothing behind.
      for (const [index, { content }] of files.entries()) await writeFile(unfinished[index] ?? '', content);
      for (const [index, name] of finished.entries()) await rename(unfinished[index] ?? '', join(this.#folder, name));
    } catch (error) {
      await Promise.all(unfinished.map((file) => rm(file, { force: true }).catch(() => undefined)));
      throw storageProblem(error);
    }
    return finished.at(-1) ?? '';
  }

  /**
   * Deletes photographs that nobody needs.
   *
   * @param isNeeded asked with a photograph's name in the catalogue
   * @param before younger files stay: they may belong to an import that goes on
   * @returns the names of those that went, or would go
   */
  async prune(isNeeded: (name: string) => boolean, before: Date, dryRun: boolean): Promise<string[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const needed = new Set(files.filter((file) => PHOTOGRAPH.test(file) && isNeeded(file)).map(stemOf));
    const gone = new Set<string>();
    for (const file of files) {
      const stem = stemOf(file);
      if (stem === undefined || needed.has(stem)) continue;
      if ((await stat(join(this.#folder, file))).mtime >= before) continue;
      if (!dryRun) await rm(join(this.#folder, file), { force: true });
      gone.add(stem);
    }
    return [...gone].sort();
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];
/** Read only, not ours, not a folder, a disk that fails, a share that is gone. */
const UNUSABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EIO', 'ESTALE', 'ENOTCONN', 'ETIMEDOUT'];
const RETRY_AFTER_SECONDS = 30;

/** What a folder that fails means to an operator who sends a photograph, or to who asks for one. */
function storageProblem(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) {
    return new Problem('STORAGE_FULL', 'There is no room left for photographs. This one was not stored.');
  }
  if (!UNUSABLE.includes(code)) return error;
  const message = `The folder of the photographs can't be used (${code}).`;
  return new Problem('STORAGE_UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS });
}

function stemOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
