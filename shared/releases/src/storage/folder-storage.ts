import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { lock } from 'proper-lockfile';

import { ReleaseProblem } from '../model/release-problem.ts';
import { lockedProblem } from './release-storage.ts';
import type { ReleaseStorage, StoredObject } from './release-storage.ts';

const PAUSE_MS = 100;
/** A lock is considered abandoned if it has had no heartbeat for this long. */
const STALE_AFTER_MS = 10_000;

export class FolderStorage implements ReleaseStorage {
  readonly where: string;

  /** @param folder absolute path */
  constructor(folder: string) {
    this.where = folder;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return unlessAbsent(fs.readFile(this.#file(key)));
  }

  async stamp(key: string): Promise<string | undefined> {
    const stat = await unlessAbsent(fs.stat(this.#file(key)));
    return stat && [stat.ino, stat.mtimeMs, stat.size].join(' ');
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    const file = this.#file(key);
    const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
    await orProblem(async () => {
      await fs.mkdir(path.dirname(file), { recursive: true });
      try {
        await fs.writeFile(draft, content, { flush: true });
        await fs.rename(draft, file);
      } finally {
        await fs.rm(draft, { force: true });
      }
    });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const entries = await unlessAbsent(fs.readdir(this.#file(folder), { recursive: true, withFileTypes: true }));
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.where, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((key) => key.startsWith(prefix) && !key.split('/').some((part) => part.startsWith('.')))
      .sort();
  }

  async entries(prefix: string): Promise<StoredObject[]> {
    const keys = await this.list(prefix);
    const entries = await Promise.all(
      keys.map(async (key) => ({ key, modified: (await unlessAbsent(fs.stat(this.#file(key))))?.mtime })),
    );
    return entries.flatMap(({ key, modified }) => (modified ? [{ key, modified }] : []));
  }

  async drafts(app: string): Promise<{ name: string; modified: Date }[]> {
    const names = (await unlessAbsent(fs.readdir(this.#file(app)))) ?? [];
    const drafts = names.filter((name) => name.startsWith('.draft-'));
    const stats = await Promise.all(drafts.map((name) => unlessAbsent(fs.stat(this.#file(`${app}/${name}`)))));
    return drafts.flatMap((name, index) => (stats[index] ? [{ name, modified: stats[index].mtime }] : []));
  }

  async remove(prefix: string): Promise<void> {
    await orProblem(async () => {
      if (prefix.endsWith('/')) await fs.rm(this.#file(prefix), { recursive: true, force: true });
      else for (const key of await this.list(prefix)) await fs.rm(this.#file(key), { force: true });
    });
  }

  async lock(patienceMs: number): Promise<() => Promise<void>> {
    await orProblem(() => fs.mkdir(this.where, { recursive: true }));
    const retries = { retries: Math.ceil(patienceMs / PAUSE_MS), factor: 1, minTimeout: PAUSE_MS };
    try {
      return await lock(this.where, { retries, stale: STALE_AFTER_MS, onCompromised: () => undefined });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw storageProblem(error);
      throw lockedProblem(error);
    }
  }

  #file(key: string): string {
    const file = path.join(this.where, key);
    if (file !== this.where && !file.startsWith(this.where + path.sep)) {
      throw new ReleaseProblem('STORAGE', `${key} is not inside ${this.where}`);
    }
    return file;
  }
}

async function unlessAbsent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined;
    throw storageProblem(error);
  }
}

async function orProblem<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReleaseProblem ? error : storageProblem(error);
  }
}

function storageProblem(error: unknown): ReleaseProblem {
  return new ReleaseProblem('STORAGE', error instanceof Error ? error.message : String(error), { cause: error });
}
