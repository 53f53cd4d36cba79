import { randomUUID } from 'node:crypto';
import { FileStorage } from '../../storage/file-storage.ts';
import type { StoragePlace } from '../../storage/storage-place.ts';

/**
 * Side lengths of the squares made from a photograph, in pixels. The largest is skipped if the
 * original is smaller.
 */
export const SIDES = [400, 800, 1200] as const;
export const TYPES = ['avif', 'webp'] as const;

const PHOTOGRAPH = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.w(800|1200)\.webp$/;
const FILE = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.w(400|800|1200)\.(avif|webp)$/;

export interface PhotographFile {
  side: (typeof SIDES)[number];
  type: (typeof TYPES)[number];
  content: Buffer;
}

/**
 * Stores the merchant's photographs. Files never change, because their names contain a hash of the
 * original.
 */
export class PhotographFiles {
  readonly #storage: FileStorage;

  constructor(place: StoragePlace) {
    const kind = 'bucket' in place ? 'bucket' : 'folder';
    this.#storage = new FileStorage(place, {
      full: 'There is no room left for photographs. This one was not stored.',
      unavailable: (reason) => `The ${kind} of the photographs can't be used (${reason}).`,
    });
  }

  async has(name: string): Promise<boolean> {
    return PHOTOGRAPH.test(name) && this.#storage.exists(name);
  }

  /**
   * Returns a photograph's name in the catalogue, or null if it isn't stored.
   *
   * @param stem `<name>.<hash>`
   */
  async find(stem: string): Promise<string | null> {
    for (const side of SIDES.toReversed()) {
      const name = `${stem}.w${side}.webp`;
      if (await this.has(name)) return name;
    }
    return null;
  }

  /** Finds a file by the last segment of its URL. */
  async read(file: string): Promise<{ content: Buffer; type: string } | null> {
    const type = FILE.exec(file)?.[3];
    const content = type === undefined ? null : await this.#storage.find(file);
    return content && { content, type: `image/${type}` };
  }

  /**
   * Stores all files of a photograph, or none.
   *
   * @param files smallest first, AVIF before WebP. The last file's name is the photograph's name in
   * the catalogue, so it must be moved last.
   * @returns the name in the catalogue
   * @throws Problem 507 `STORAGE_FULL`, 503 `STORAGE_UNAVAILABLE`
   */
  async store(stem: string, files: readonly PhotographFile[]): Promise<string> {
    const moves = files.map(({ side, type, content }) => {
      const to = `${stem}.w${side}.${type}`;
      // Unique, because two requests may upload the same photograph at once.
      return { from: `${to}.${randomUUID()}.part`, to, content };
    });
    try {
      for (const { from, content } of moves) await this.#storage.write(from, content);
      for (const { from, to } of moves) await this.#storage.move(from, to);
    } catch (error) {
      await Promise.allSettled(moves.map(({ from }) => this.#storage.remove(from)));
      throw error;
    }
    return moves.at(-1)?.to ?? '';
  }

  /**
   * Deletes unused photographs.
   *
   * @param isNeeded called with a photograph's name in the catalogue
   * @param before newer files are kept, because a running import may need them
   * @returns the stems of the deleted photographs
   */
  async prune(isNeeded: (name: string) => boolean, before: Date, dryRun: boolean): Promise<string[]> {
    const files = await this.#storage.list();
    const needed = new Set(files.filter((file) => PHOTOGRAPH.test(file) && isNeeded(file)).map(stemOf));
    const deleted = new Set<string>();
    for (const file of files) {
      const stem = stemOf(file);
      if (stem === undefined || needed.has(stem)) continue;
      if ((await this.#storage.lastModified(file)) >= before) continue;
      if (!dryRun) await this.#storage.remove(file);
      deleted.add(stem);
    }
    return [...deleted].sort();
  }
}

function stemOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
