import type { Row } from './row.ts';

export interface BenchOptions {
  /** `smoke` repeats everything only a few times and takes about 15 s per part. */
  effort: 'full' | 'smoke';
  /** Absolute path of the built releases. */
  releasesDir: string;
  /** A PostgreSQL server whose user may create databases. */
  postgresUrl: string;
  /** Absolute path of another checkout to compare with (`--against`). */
  against?: string | undefined;
  log: (line: string) => void;
}

export type Part = (options: BenchOptions) => Promise<Row[]>;
