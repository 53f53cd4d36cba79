/**
 * `npm run bench`: measures the built site side by side with what it is compared with, prints a table, and writes it as JSON and as a picture.
 * A part that is not measured now keeps its rows of the last time.
 *
 *   npm run bench -- --only api,html   # these parts
 *   npm run bench -- --smoke           # little of each; fails when a row that does not hang on the machine misses its target
 */
import { parseArgs } from 'node:util';

import { textTable } from '@kaagazz/command-line';

import { readReport, writeReport } from './bench-report.ts';
import { TABLE_HEAD, tableCells } from './bench-table.ts';
import { thisMachine } from './measured-part.ts';
import type { Report } from './measured-part.ts';
import { PARTS } from './parts.ts';
import type { Bench } from './parts.ts';
import { isMet } from './row.ts';

const WIDE = 160;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, smoke: { type: 'boolean', default: false } } });
  const wanted = values.only?.split(',') ?? Object.keys(PARTS);
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`no part is named ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);

  const bench: Bench = {
    effort: values.smoke ? 'smoke' : 'whole',
    releasesDir: setting('RELEASES_DIR'),
    postgresUrl: setting('BENCH_DATABASE_URL'),
    say: (line) => console.log(`  ${line}`),
  };
  const machine = thisMachine();
  const measured: Report = {};
  for (const name of wanted) {
    const started = performance.now();
    console.log(`${name} ...`);
    const measure = await PARTS[name]?.();
    if (measure) measured[name] = { machine, rows: await measure(bench) };
    // After each part: what took an hour to measure is not lost with the next one.
    if (!values.smoke) await writeReport(inOrder({ ...(await readReport()), ...measured }));
    console.log(`${name} ... measured in ${Math.round((performance.now() - started) / 1000)} s`);
  }

  const parts = Object.entries(measured);
  console.log(
    textTable(
      TABLE_HEAD,
      parts.flatMap(([name, { rows }]) => rows.map((row) => tableCells(name, row))),
      WIDE,
    ),
  );
  const missed = parts
    .flatMap(([, { rows }]) => rows)
    .filter((row) => isMet(row) === false && (!values.smoke || row.firm));
  if (missed.length > 0) console.log(`missed: ${missed.map(({ what }) => what).join(' · ')}`);
  process.exitCode = values.smoke && missed.length > 0 ? 1 : 0;
}

/** As they stand in PARTS, whatever was measured first. */
function inOrder(measured: Report): Report {
  return Object.fromEntries(Object.keys(PARTS).flatMap((name) => (measured[name] ? [[name, measured[name]]] : [])));
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start it with npm run bench`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
