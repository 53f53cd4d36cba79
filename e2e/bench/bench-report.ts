import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ROOT } from '../support/running-process.ts';
import { drawPicture } from './bench-picture.ts';
import type { Row } from './row.ts';

type Report = Record<string, Row[]>;

const FILE = path.join(ROOT, 'docs/bench/measured.json');
const PICTURE = path.join(ROOT, 'docs/bench/measured.svg');

/** What was measured last; empty when nothing was. */
export async function readReport(): Promise<Report> {
  const text = await readFile(FILE, 'utf8').catch(() => '{"parts":{}}');
  return (JSON.parse(text) as { parts: Report }).parts;
}

/** Keeps it as JSON, with what it was measured on, and as a picture. */
export async function writeReport(parts: Report): Promise<void> {
  const [cpu] = os.cpus();
  const machine = { cpu: cpu?.model, cores: os.availableParallelism(), node: process.version };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify({ machine, parts }, null, 2)}\n`);
  await writeFile(
    PICTURE,
    drawPicture(parts, `${machine.cpu ?? 'an unnamed processor'}, ${machine.cores} cores, Node ${machine.node}`),
  );
}
