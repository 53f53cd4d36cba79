import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { UsageError } from '@kaagazz/command-line';
import type { OperatorTools } from './operator-program.ts';

interface Export {
  description: string;
  example: string;
  path: string;
  timeoutMs?: number;
  done: string;
}

export function addExport(tools: OperatorTools, { description, example, path, timeoutMs, done }: Export): void {
  const command = tools
    .command('export [file]', description, example)
    .option('--force', 'overwrite an existing file')
    .action((file: string | undefined, { force = false }: { force?: boolean }) =>
      tools.reply(command, async () => {
        const { shop } = tools.settings();
        if (file === undefined && command.opts<{ json?: boolean }>().json) {
          throw new UsageError('a file is required with --json');
        }
        const target = file === undefined ? process.stdout : await openTarget(file, force);
        const { body } = await shop.send(path, timeoutMs === undefined ? {} : { timeoutMs });
        await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), target, {
          end: file !== undefined,
        });
        return { json: { file: file ?? null }, lines: file === undefined ? [] : [`${done} ${file}`] };
      }),
    );
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
