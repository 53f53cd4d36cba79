/** First in the browser files of a remote under `npm run dev`: hands webpack's hot module replacement of this remote to the page. */
import type { WebpackHot } from './hot-page.ts';

declare const __HOT_APP__: string;
declare const __webpack_hash__: string;

globalThis.__KAAGAZZ_HOT__.join(__HOT_APP__, {
  hash: () => __webpack_hash__,
  // written out: webpack knows it by these very words
  hot: (import.meta as unknown as { webpackHot: WebpackHot }).webpackHot,
});
