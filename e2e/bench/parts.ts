import type { Row } from './row.ts';

/** What a part measures with, and how thoroughly. */
export interface Bench {
  /** `smoke`: a few repetitions of the least that shows a part to be as it was, in some 15 s */
  effort: 'whole' | 'smoke';
  /** absolute folder of the built releases */
  releasesDir: string;
  /** PostgreSQL, as a user who may create databases */
  postgresUrl: string;
  /** tells what is going on */
  say: (line: string) => void;
}

type Part = (bench: Bench) => Promise<Row[]>;

/** Each part of the measurement by its name, in the order of the table. Loaded when it is wanted. */
export const PARTS: Record<string, () => Promise<Part>> = {
  composition: async () => (await import('./composition/measure-composition.ts')).measureComposition,
  api: async () => (await import('./api/measure-api.ts')).measureApi,
  html: async () => (await import('./html/measure-html.ts')).measureHtml,
  lighthouse: async () => (await import('./lighthouse/measure-lighthouse.ts')).measureLighthouse,
  'team-speed': async () => (await import('./team-speed/measure-team-speed.ts')).measureTeamSpeed,
  growth: async () => (await import('./growth/measure-growth.ts')).measureGrowth,
};
