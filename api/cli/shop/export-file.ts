import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { UsageError } from '@kaagazz/command-line';

interface Export {
  file: string | undefined;
  force: boolean;
  json: boolean;
}

/**
 * Writes an export to a file or to standard output.
 *
 * @param request called after the file was opened, so that a wrong path fails before the download
 * @throws UsageError if the file exists or can't be written
 */
export async function writeExport({ file, force, json }: Export, request: () => Promise<Response>): Promise<void> {
  if (file === undefined && json) {
    throw new UsageError('a file is required with --json');
  }
  const target = file === undefined ? process.stdout : await openTarget(file, force);
  const { body } = await request();
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), target, {
    end: file !== undefined,
  });
}

async function openTarget(file: string, force: boolean) {
  try {
    return (await open(file, force ? 'w' : 'wx')).createWriteStream();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new UsageError(`${file} already exists, use --force to overwrite it`);
    throw new UsageError(`${file} cannot be written (${code})`);
  }
}
