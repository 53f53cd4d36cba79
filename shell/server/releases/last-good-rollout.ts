import fs from 'node:fs/promises';
import path from 'node:path';

import { FolderStorage } from '@kaagazz/releases';
import type { ReleaseRegistry, Rollout } from '@kaagazz/releases';

const FILE = '.last-good-rollout.json';

/**
 * Saves the last valid `rollout.json`, so that the server can restart while the current file is
 * invalid.
 */
export class LastGoodRollout {
  readonly #folder: string;
  readonly #registry: Pick<ReleaseRegistry, 'parseRollout'>;

  constructor(folder: string, registry: Pick<ReleaseRegistry, 'parseRollout'>) {
    this.#folder = folder;
    this.#registry = registry;
  }

  async read(): Promise<Rollout | undefined> {
    try {
      return this.#registry.parseRollout(await fs.readFile(path.join(this.#folder, FILE)));
    } catch {
      return undefined;
    }
  }

  async write(content: Uint8Array): Promise<void> {
    await new FolderStorage(this.#folder).write(FILE, content);
  }
}
