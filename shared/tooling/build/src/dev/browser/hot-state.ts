export interface HotApp {
  /** Null before the first successful build. */
  version: string | null;
  /** webpack's hash of the release's browser build. */
  hash: string | null;
  /** Build errors in the current source. The site keeps serving the last successful build. */
  problem: string | null;
}

export interface DevReport extends HotApp {
  app: string;
  took: number;
}

export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
