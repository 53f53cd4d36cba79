import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { UsageError } from '@kaagazz/command-line';

/** What an `export` command is asked for. */
interface Export {
  /** undefined: standard output */
  file: string | undefined;
  /** write over a file that is there */
  force: boolean;
  /** the reply goes to standard output as JSON, so the file cannot */
  json: boolean;
}

/**
 * Writes what the shop sends into a file, or to standard output.
 *
 * @param ask called when it is sure that the file can be written, so that a folder that is not there is said at once
 * @throws UsageError when the file is there already or cannot be written
 */
export async function writeExport({ file, force, json }: Export, ask: () => Promise<Response>): Promise<void> {
  if (file === undefined && json) {
    throw new UsageError('name a file: with --json standard output is for the reply');
  }
  const target = file === undefined ? process.stdout : await openTarget(file, force);
  const { body } = await ask();
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), target, {
    end: file !== undefined,
  });
}

async function openTarget(file: string, force: boolean) {
  try {
    return (await open(file, force ? 'w' : 'wx')).createWriteStream();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new UsageError(`${file} is there already: --force writes over it`);
    throw new UsageError(`${file} cannot be written (${code})`);
  }
}
