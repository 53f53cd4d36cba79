/**
 * `npm run bench` measures the built site and writes the results to docs/bench.
 *
 * - `--only api,html` runs only the benchmarks named api and html.
 * - `--smoke` fails if a figure that doesn't depend on timing misses its target.
 * - `--against ../older` compares the site with the Git checkout in `../older`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { textTable } from '@kaagazz/command-line';

import type { BenchOptions } from './part.ts';
import { PARTS } from './parts.ts';
import { readReport, writeReport } from './report-files.ts';
import { TABLE_HEAD, tableCells } from './report-table.ts';
import { thisMachine } from './report.ts';
import type { Report } from './report.ts';
import { meetsTarget } from './row.ts';

const TABLE_WIDTH = 160;
/** Parts that support `--against`. */
const COMPARABLE = ['api', 'orders', 'lighthouse'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, smoke: { type: 'boolean', default: false }, against: { type: 'string' } },
  });
  const available = values.against === undefined ? Object.keys(PARTS) : COMPARABLE;
  const selected = values.only?.split(',') ?? available;
  const unknown = selected.filter((name) => !available.includes(name));
  if (unknown.length > 0) throw new Error(`unknown part ${unknown.join(', ')}; available: ${available.join(', ')}`);

  const options: BenchOptions = {
    effort: values.smoke ? 'smoke' : 'full',
    releasesDir: requiredSetting('RELEASES_DIR'),
    postgresUrl: requiredSetting('BENCH_DATABASE_URL'),
    against: values.against === undefined ? undefined : path.resolve(values.against),
    log: (line) => console.log(`  ${line}`),
  };
  const isRecorded = !values.smoke && values.against === undefined;
  const measured: Report = {};
  for (const name of selected) {
    const started = performance.now();
    console.log(`${name} ...`);
    const measure = await PARTS[name]?.();
    if (measure) measured[name] = { machine: thisMachine(), rows: await measure(options) };
    if (isRecorded) await writeReport(inOrder({ ...(await readReport()), ...measured }));
    console.log(`${name} ... done in ${Math.round((performance.now() - started) / 1000)} s`);
  }

  const rows = Object.entries(measured).flatMap(([name, results]) => results.rows.map((row) => ({ name, row })));
  const lines = rows.map(({ name, row }) => tableCells(name, row));
  console.log(textTable(TABLE_HEAD, lines, TABLE_WIDTH));
  const missed = rows.map(({ row }) => row).filter((row) => meetsTarget(row) === false);
  if (missed.length > 0) console.log(`missed: ${missed.map(({ name }) => name).join(' · ')}`);
  process.exitCode = values.smoke && missed.some(({ deterministic }) => deterministic) ? 1 : 0;
}

function inOrder(report: Report): Report {
  return Object.fromEntries(Object.keys(PARTS).flatMap((name) => (report[name] ? [[name, report[name]]] : [])));
}

function requiredSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; start the bench with npm run bench`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
