import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { drawPicture } from './bench-picture.ts';
import { markdownTable } from './bench-table.ts';
import type { Row } from './row.ts';

type Report = Record<string, Row[]>;

const FOLDER = path.join(ROOT, 'docs/bench');
const FILE = path.join(FOLDER, 'measured.json');

/** What was measured last; empty when nothing was. */
export async function readReport(): Promise<Report> {
  const text = await readFile(FILE, 'utf8').catch(() => '{"parts":{}}');
  return (JSON.parse(text) as { parts: Report }).parts;
}

/** Keeps it as JSON, with what it was measured on, as a table to read, and as a picture. */
export async function writeReport(parts: Report): Promise<void> {
  const [cpu] = os.cpus();
  const machine = { cpu: cpu?.model, cores: os.availableParallelism(), node: process.version };
  const words = `${cpu?.model ?? 'an unnamed processor'}, ${machine.cores} cores, Node ${process.version}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, `${JSON.stringify({ machine, parts }, null, 2)}\n`);
  await writeFile(path.join(FOLDER, 'measured.md'), markdownTable(parts, words));
  await writeFile(path.join(FOLDER, 'measured.svg'), drawPicture(parts, words));
}
