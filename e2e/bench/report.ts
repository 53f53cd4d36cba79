import os from 'node:os';

import type { Row } from './row.ts';

/** Latest results of one part. Parts may be measured on different days and machines. */
export interface PartResults {
  machine: string;
  rows: Row[];
}

export type Report = Record<string, PartResults>;

export function thisMachine(): string {
  const [cpu] = os.cpus();
  return `${cpu?.model ?? 'unknown CPU'}, ${os.availableParallelism()} cores, Node ${process.version}`;
}

/** Returns one line per machine, such as `composition, html on ...`. */
export function machineLines(report: Report): string[] {
  const byMachine = Map.groupBy(Object.entries(report), ([, { machine }]) => machine);
  return [...byMachine].map(([machine, parts]) => `${parts.map(([part]) => part).join(', ')} on ${machine}`);
}
