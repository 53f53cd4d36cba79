export interface HotApp {
  version: string | null;
  hash: string | null;
  problem: string | null;
}

export interface DevReport extends HotApp {
  app: string;
  took: number;
}

export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
