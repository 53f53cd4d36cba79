import type { Row } from './row.ts';

export interface BenchOptions {
  /** `smoke` repeats each measurement a few times and takes about 15 s per part. */
  effort: 'full' | 'smoke';
  releasesDir: string;
  postgresUrl: string;
  /** Path of another checkout to compare with (`--against`). */
  against?: string | undefined;
  log: (line: string) => void;
}

export type Part = (options: BenchOptions) => Promise<Row[]>;
