/** An app that `npm run dev` builds anew when it changes. */
export interface HotApp {
  /** its newest release; null before the first build that went well */
  version: string | null;
  /** webpack's hash of that release's browser files */
  hash: string | null;
  /** what the build says of the source as it is now, when that cannot be built; the release above stays */
  problem: string | null;
}

/** What the process that builds an app says after each build. */
export interface DevReport extends HotApp {
  app: string;
  /** from the first saved file to the release that lies ready, in ms */
  took: number;
}

/** What open pages are told over the event stream `/dev/hot`, as a whole each time: app -> how it stands. */
export type HotState = Record<string, HotApp>;

export const HOT_STREAM = '/dev/hot';
