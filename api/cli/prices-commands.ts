import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { PriceImportResponse, PriceMistakes } from '@kaagazz/api-schema';
import { addExport } from './shop/export-file.ts';
import type { OperatorProgram, OperatorTools } from './shop/operator-program.ts';
import { describePriceReport } from './prices-report.ts';
import { refuseWithMistakes } from './shop/mistakes-in-file.ts';
import { ShopProblem } from './shop/shop-problem.ts';

export const pricesProgram: OperatorProgram = {
  name: 'prices',
  description: 'Exports or imports print prices as a CSV file.',
  commands: [addPricesExport, addImport],
};

function addPricesExport(tools: OperatorTools): void {
  addExport(tools, {
    description: 'Writes all print prices to a CSV file or to standard output.',
    example: 'export prices.csv',
    path: '/print/prices',
    done: 'the prices are in',
  });
}

interface ImportOptions {
  dryRun?: boolean;
  force?: boolean;
}

function addImport(tools: OperatorTools): void {
  const command = tools
    .command(
      'import <file>',
      'Imports a CSV file of print prices. If any row is invalid, nothing is imported. Services missing from the file are left unchanged.',
      'import prices.csv --dry-run',
    )
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--force', 'overwrite prices that were changed since the table was exported')
    .action((file: string, { dryRun = false, force = false }: ImportOptions) =>
      tools.reply(command, async () => {
        const { shop, who } = tools.settings();
        const body = await readFile(file).catch(() => {
          throw new ShopProblem('UNKNOWN', `there is no file ${file}`);
        });
        const name = path.basename(file).slice(0, 200);
        const query = new URLSearchParams({ who, name, dryRun: String(dryRun), force: String(force) });
        try {
          const report = await shop.call(`/print/prices?${query}`, PriceImportResponse, {
            method: 'PUT',
            body,
            contentType: 'text/csv',
          });
          return { json: report, lines: describePriceReport(report, tools.columns) };
        } catch (error) {
          if (!(error instanceof ShopProblem)) throw error;
          const found = PriceMistakes.safeParse(error.json?.answer);
          if (found.success) throw refuseWithMistakes(found.data.mistakes, found.data.mistakeCount);
          if (error.json?.reason !== 'PRICES_CHANGED') throw error;
          throw new ShopProblem('NOT_NOW', error.message.replace('or force it', 'or use --force'), {
            json: error.json,
          });
        }
      }),
    );
}
