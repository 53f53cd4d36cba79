import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { drawChart } from './report-chart.ts';
import { markdownReport } from './report-table.ts';
import type { Report } from './report.ts';

const FOLDER = path.join(ROOT, 'docs/bench');
const FILE = path.join(FOLDER, 'measured.json');

export async function readReport(): Promise<Report> {
  return JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}')) as Report;
}

export async function writeReport(report: Report): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(FOLDER, 'measured.md'), markdownReport(report));
  await writeFile(path.join(FOLDER, 'measured.svg'), drawChart(report));
}
