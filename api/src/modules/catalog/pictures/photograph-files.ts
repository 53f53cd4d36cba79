import { randomUUID } from 'node:crypto';
import { FileStorage } from '../../../storage/file-storage.ts';
import type { StoragePlace } from '../../../storage/storage-place.ts';

export const FORMATS = [
  { side: 320, type: 'avif' },
  { side: 480, type: 'avif' },
  { side: 800, type: 'avif' },
  { side: 1280, type: 'avif' },
  { side: 800, type: 'webp' },
] as const;

const PHOTOGRAPH = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.w800\.webp$/;
const FILE = /^([a-z0-9-]{1,60}\.[0-9a-f]{8})\.(?:w800\.webp|w(?:320|480|800|1280)\.avif)$/;

export interface PictureFile {
  content: Buffer;
  type: string;
  url: string;
}

export interface PhotographFile {
  side: number;
  type: 'avif' | 'webp';
  content: Buffer;
}

export function photographName(stem: string): string {
  return `${stem}.w800.webp`;
}

export class PhotographFiles {
  readonly #storage: FileStorage;

  constructor(place: StoragePlace) {
    const kind = 'bucket' in place ? 'bucket' : 'folder';
    this.#storage = new FileStorage(place, {
      full: 'The photograph could not be saved because the storage is full. Free up some space, then try again.',
      unavailable: (reason) => `The ${kind} of the photographs can't be used (${reason}).`,
    });
  }

  async has(name: string): Promise<boolean> {
    return PHOTOGRAPH.test(name) && this.#storage.exists(name);
  }

  async find(stem: string): Promise<string | null> {
    const name = photographName(stem);
    return (await this.has(name)) ? name : null;
  }

  async read(file: string): Promise<PictureFile | null> {
    if (!FILE.test(file)) return null;
    const content =
      (await this.#storage.find(file)) ?? (await this.#storage.find(file.replace(/\.w320\.avif$/, '.w480.avif')));
    return content && { content, type: typeOf(file), url: `/media/${file}` };
  }

  /**
   * Stores either all files of a photograph or none. The WebP file must come last, because a
   * photograph counts as complete once its WebP file exists.
   */
  async store(stem: string, files: readonly PhotographFile[]): Promise<string> {
    const moves = files.map(({ side, type, content }) => {
      const to = `${stem}.w${side}.${type}`;
      // Temporary names are unique, because two requests may upload the same photograph at once.
      return { from: `${to}.${randomUUID()}.part`, to, content };
    });
    try {
      for (const { from, content } of moves) await this.#storage.write(from, content);
      for (const { from, to } of moves) await this.#storage.move(from, to);
    } catch (error) {
      await Promise.allSettled(moves.map(({ from }) => this.#storage.remove(from)));
      throw error;
    }
    return photographName(stem);
  }

  /**
   * Deletes unused photographs that were modified before the given time. Keeps newer photographs,
   * because a running import may need them.
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

export function typeOf(file: string): string {
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

function stemOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
