import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of this machine while they are looked at. */
const FOLDER = join(tmpdir(), 'kaagazz-print-files');
const LEFT_BEHIND_MS = 60 * 60_000;

/** Gives `work` the path of a file that there is not yet, and takes away what it has made of it. */
export async function atWorkbench<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  const path = join(FOLDER, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Takes away what processes have left behind that died over a file. */
export async function sweepWorkbench(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const path of names.map((name) => join(FOLDER, name))) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
