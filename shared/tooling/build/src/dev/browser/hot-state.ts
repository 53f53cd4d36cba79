/** An app that `npm run dev` watches. */
export interface HotApp {
  /** The newest release; null before the first successful build. */
  version: string | null;
  /** webpack's hash of the browser build of that release. */
  hash: string | null;
  /** Build errors of the current source, or null. The newest release keeps being served. */
  problem: string | null;
}

/** Sent by an app's build process after each build. */
export interface DevReport extends HotApp {
  app: string;
  /** Milliseconds between saving the first file and the finished release. */
  took: number;
}

/** A message of the `/dev/hot` event stream, with the state of every app. */
export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
