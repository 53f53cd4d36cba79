import type { Row } from './row.ts';

export interface BenchOptions {
  effort: 'full' | 'smoke';
  releasesDir: string;
  postgresUrl: string;
  against?: string | undefined;
  log: (line: string) => void;
}

export type Part = (options: BenchOptions) => Promise<Row[]>;
