import os from 'node:os';

import type { Row } from './row.ts';

export interface PartResults {
  machine: string;
  rows: Row[];
}

export type Report = Record<string, PartResults>;

export function thisMachine(): string {
  const [cpu] = os.cpus();
  return `${cpu?.model ?? 'unknown CPU'}, ${os.availableParallelism()} cores, Node ${process.version}`;
}

export function machineLines(report: Report): string[] {
  const byMachine = Map.groupBy(Object.entries(report), ([, { machine }]) => machine);
  return [...byMachine].map(([machine, parts]) => `${parts.map(([part]) => part).join(', ')} on ${machine}`);
}
