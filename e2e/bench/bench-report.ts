import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { drawPicture } from './bench-picture.ts';
import { markdownTable } from './bench-table.ts';
import type { Report } from './measured-part.ts';

const FOLDER = path.join(ROOT, 'docs/bench');
const FILE = path.join(FOLDER, 'measured.json');

/** What was measured last; empty when nothing was. */
export async function readReport(): Promise<Report> {
  return JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as Report;
}

/** Keeps it as JSON, as a table to read, and as a picture. */
export async function writeReport(report: Report): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(FOLDER, 'measured.md'), markdownTable(report));
  await writeFile(path.join(FOLDER, 'measured.svg'), drawPicture(report));
}
