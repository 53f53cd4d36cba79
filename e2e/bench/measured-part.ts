import os from 'node:os';

import type { Row } from './row.ts';

/** What one part measured, and on what, in words: parts are measured on different days. */
export interface MeasuredPart {
  machine: string;
  rows: Row[];
}

export type Report = Record<string, MeasuredPart>;

/** What is measured on now. */
export function thisMachine(): string {
  const [cpu] = os.cpus();
  return `${cpu?.model ?? 'an unnamed processor'}, ${os.availableParallelism()} cores, Node ${process.version}`;
}

/** Which parts were measured on which machine: `composition, html on ...`. */
export function machinesInWords(report: Report): string[] {
  const parts = Map.groupBy(Object.entries(report), ([, { machine }]) => machine);
  return [...parts].map(([machine, of]) => `${of.map(([part]) => part).join(', ')} on ${machine}`);
}
