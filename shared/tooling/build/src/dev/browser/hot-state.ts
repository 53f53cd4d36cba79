export interface HotApp {
  /** The newest release; null before the first successful build. */
  version: string | null;
  /** webpack's hash of the release's browser build. */
  hash: string | null;
  /**
   * Build errors in the current source, or null. While there are errors, the server keeps serving
   * the last successful build.
   */
  problem: string | null;
}

/** The report that an app's build process sends after each build. */
export interface DevReport extends HotApp {
  app: string;
  /** Milliseconds from saving the first file to the finished release. */
  took: number;
}

/** A message in the `/dev/hot` event stream, with the state of every app. */
export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
