import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(tmpdir(), 'kaagazz-print-files');
const MAXIMUM_AGE_MS = 60 * 60_000;

/** Calls `work` with the path of a new temporary file, and deletes the file afterwards. */
export async function withTemporaryFile<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  await deleteOldTemporaryFiles();
  const path = join(FOLDER, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Deletes temporary files of processes that died. */
async function deleteOldTemporaryFiles(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const path of names.map((name) => join(FOLDER, name))) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - MAXIMUM_AGE_MS) await rm(path, { force: true });
  }
}
