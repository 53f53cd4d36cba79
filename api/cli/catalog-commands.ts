import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { plainWords, textTable } from '@kaagazz/command-line';

import { ImportReport, Pruned } from '@kaagazz/api-schema';
import { describeReport } from './catalog-report.ts';
import { withMistakes } from './catalog-refusal.ts';
import { bringPictures, pointToPictures } from './catalog-pictures.ts';
import { writeExport } from './shop/export-file.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import { ShopProblem } from './shop/shop-problem.ts';

/** A hundred thousand rows take the shop less than a minute; a busy one gets more. */
const IMPORT_TIMEOUT_MS = 15 * 60_000;
const WAITING_LINE_MS = 5_000;

/** `npm run catalog`. */
export const catalogProgram: OperatorProgram = {
  name: 'catalog',
  description: 'Takes the catalogue out as a table, and in again.',
  addCommands,
};

function addCommands(tools: OperatorTools): void {
  addExport(tools);
  addImport(tools);
  addPrune(tools);
}

function addExport(tools: OperatorTools): void {
  const command = tools
    .command(
      'export [file]',
      'Writes all products as a table (CSV), into a file or to standard output.',
      'export catalogue.csv',
    )
    .option('--force', 'write over a file that is there')
    .action((file: string | undefined, { force = false }: { force?: boolean }) =>
      tools.reply(command, async () => {
        const { shop } = tools.surroundings();
        const json = command.opts<{ json?: boolean }>().json ?? false;
        await writeExport({ file, force, json }, () => shop.send('/catalog', { timeoutMs: IMPORT_TIMEOUT_MS }));
        return { json: { file: file ?? null }, lines: file === undefined ? [] : [`the catalogue stands in ${file}`] };
      }),
    );
}

interface ImportOptions {
  images?: string;
  dryRun?: boolean;
}

function addImport(tools: OperatorTools): void {
  const command = tools
    .command(
      'import <file>',
      'Brings a table into the shop: all of it, or nothing when a row is wrong. Products that are not in it stay as they are.',
      'import catalogue.csv --images ./photographs --dry-run',
    )
    .option('--images <folder>', 'where the photographs lie that the table names')
    .option('--dry-run', 'say what would change, and change nothing')
    .action((file: string, { images, dryRun = false }: ImportOptions) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.surroundings();
        const { size } = await fileToRead(file);
        // A wrong token or address is better said before a long file is on its way.
        await shop.send('/health');

        const pictures =
          images === undefined
            ? null
            : await bringPictures(shop, { file, folder: images, dryRun, progress: tools.progress });
        const bytes = createReadStream(file);
        const table = pictures ? pointToPictures(bytes, pictures.names) : bytes;
        const stopTelling = tellProgress(bytes, size, tools.progress);

        // With pictures that are refused nothing may change, but all other mistakes of the file are found, too.
        const onlyTell = dryRun || (pictures !== null && pictures.mistakes.length > 0);
        const query = new URLSearchParams({ who, name: path.basename(file).slice(0, 200), dryRun: String(onlyTell) });
        try {
          const report = await shop.call(`/catalog?${query}`, ImportReport, {
            method: 'POST',
            body: Readable.toWeb(table),
            contentType: 'text/csv',
            timeoutMs: IMPORT_TIMEOUT_MS,
          });
          if (pictures && pictures.mistakes.length > 0)
            throw refuseWithMistakes(pictures.mistakes, pictures.mistakes.length);
          return { json: report, lines: describeReport(report, tools.columns) };
        } catch (error) {
          throw withMistakes(error, pictures?.mistakes ?? []);
        } finally {
          stopTelling();
          bytes.destroy();
        }
      }),
    );
}

function addPrune(tools: OperatorTools): void {
  const command = tools
    .command('prune', 'Deletes photographs that no product and no order has shown for a week.', 'prune --dry-run')
    .option('--dry-run', 'only say which')
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.surroundings();
        const query = new URLSearchParams({ who, dryRun: String(dryRun) });
        const { pictures } = await shop.call(`/media/prune?${query}`, Pruned, { method: 'POST' });
        if (pictures.length === 0) return { json: { dryRun, pictures }, lines: ['every photograph is needed'] };
        const head = dryRun ? 'would be deleted' : 'deleted';
        return {
          json: { dryRun, pictures },
          lines: [
            textTable(
              [head],
              pictures.map((picture) => [plainWords(picture)]),
              tools.columns,
            ),
          ],
        };
      }),
    );
}

async function fileToRead(file: string): Promise<{ size: number }> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new ShopProblem('UNKNOWN', `there is no file ${file}`);
  return found;
}

/** Says how much is sent, and then that the shop is at work. Returns what ends it. */
function tellProgress(
  bytes: ReturnType<typeof createReadStream>,
  size: number,
  progress: (line: string) => void,
): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const percent = size === 0 ? 100 : Math.floor((bytes.bytesRead / size) * 100);
    progress(percent < 100 ? `sending the file ... ${percent} %` : `the shop reads and checks it ... ${seconds} s`);
  }, WAITING_LINE_MS);
  return () => clearInterval(timer);
}
