import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { plainWords, textTable } from '@kaagazz/command-line';

import { ImportMistakes, ImportReport, Pruned } from '@kaagazz/api-schema';
import { describeReport } from './catalog-report.ts';
import { uploadPictures, withStoredNames } from './catalog-pictures.ts';
import { addExport } from './shop/export-file.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import { ShopProblem } from './shop/shop-problem.ts';

/** Importing 100,000 rows can take several minutes on a busy server. */
const IMPORT_TIMEOUT_MS = 15 * 60_000;
const PROGRESS_EVERY_MS = 5_000;

export const catalogProgram: OperatorProgram = {
  name: 'catalog',
  description: 'Exports or imports the catalogue as a CSV file.',
  commands: [addCatalogExport, addImport, addPrune],
};

function addCatalogExport(tools: OperatorTools): void {
  addExport(tools, {
    description: 'Writes all products to a CSV file or to standard output.',
    example: 'export catalogue.csv',
    path: '/catalog',
    timeoutMs: IMPORT_TIMEOUT_MS,
    done: 'the catalogue is in',
  });
}

interface ImportOptions {
  images?: string;
  dryRun?: boolean;
}

function addImport(tools: OperatorTools): void {
  const command = tools
    .command(
      'import <file>',
      'Imports a CSV file of products. If any row is invalid, nothing is imported. Products missing from the file are left unchanged.',
      'import catalogue.csv --images ./photographs --dry-run',
    )
    .option('--images <folder>', 'folder of the photographs that the table names')
    .option('--dry-run', 'show what would change, and change nothing')
    .action((file: string, { images, dryRun = false }: ImportOptions) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const { size } = await fileToRead(file);
        // Check the token and the URL before uploading any photographs.
        await shop.send('/health');

        const pictures =
          images === undefined
            ? null
            : await uploadPictures(shop, { file, folder: images, dryRun, progress: tools.progress });
        const bytes = createReadStream(file);
        const table = pictures ? withStoredNames(bytes, pictures.names) : bytes;
        const stopProgress = showProgress(bytes, size, tools.progress);

        const checkOnly = dryRun || (pictures !== null && pictures.mistakes.length > 0);
        const query = new URLSearchParams({ who, name: path.basename(file).slice(0, 200), dryRun: String(checkOnly) });
        try {
          const report = await shop.call(`/catalog?${query}`, ImportReport, {
            method: 'POST',
            body: Readable.toWeb(table),
            contentType: 'text/csv',
            timeoutMs: IMPORT_TIMEOUT_MS,
          });
          if (pictures && pictures.mistakes.length > 0) {
            throw refuseWithMistakes(pictures.mistakes, pictures.mistakes.length);
          }
          return { json: report, lines: describeReport(report, tools.columns) };
        } catch (error) {
          if (!(error instanceof ShopProblem)) throw error;
          const found = ImportMistakes.safeParse(error.json?.answer);
          if (!found.success) throw error;
          const rejected = pictures?.mistakes ?? [];
          throw refuseWithMistakes([...rejected, ...found.data.mistakes], found.data.mistakeCount + rejected.length);
        } finally {
          stopProgress();
          bytes.destroy();
        }
      }),
    );
}

function addPrune(tools: OperatorTools): void {
  const command = tools
    .command(
      'prune',
      'Deletes photographs that are more than a week old and not used by any product or order.',
      'prune --dry-run',
    )
    .option('--dry-run', 'only list them')
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
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

function showProgress(
  bytes: ReturnType<typeof createReadStream>,
  size: number,
  progress: (line: string) => void,
): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const percent = size === 0 ? 100 : Math.floor((bytes.bytesRead / size) * 100);
    progress(percent < 100 ? `sending the file ... ${percent} %` : `the shop is checking it ... ${seconds} s`);
  }, PROGRESS_EVERY_MS);
  return () => clearInterval(timer);
}
