import fs from 'node:fs/promises';
import path from 'node:path';

import { FolderStorage, parseRollout } from '@kaagazz/releases';
import type { Rollout } from '@kaagazz/releases';

const FILE = '.last-good-rollout.json';

/** Saves the last valid rollout, so that the server can restart while `rollout.json` is invalid. */
export class LastGoodRollout {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(): Promise<Rollout | undefined> {
    try {
      return parseRollout(await fs.readFile(path.join(this.#folder, FILE), 'utf8'));
    } catch {
      return undefined;
    }
  }

  async write(rollout: Rollout): Promise<void> {
    await new FolderStorage(this.#folder).write(FILE, Buffer.from(`${JSON.stringify(rollout)}\n`));
  }
}
