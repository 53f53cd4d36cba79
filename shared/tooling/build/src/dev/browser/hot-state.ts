/** An app that `npm run dev` watches. */
export interface HotApp {
  /** The newest release; null before the first successful build. */
  version: string | null;
  /** Webpack's hash of that release's browser files. */
  hash: string | null;
  /** Build errors of the current source, if any. The newest release stays. */
  problem: string | null;
}

/** What the process that builds an app reports after each build. */
export interface DevReport extends HotApp {
  app: string;
  /** Milliseconds from the first saved file to the finished release. */
  took: number;
}

/** Each message of the event stream `/dev/hot`: the state of every app. */
export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
