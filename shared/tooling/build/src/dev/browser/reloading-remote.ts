/**
 * Reloads the page after every build, because the live shell's production build of React doesn't
 * support hot updates. Must run after `hot-page.ts`.
 */
import type {} from './hot-page.ts';

declare const __HOT_APP__: string;
declare const __webpack_hash__: string;

globalThis.__KAAGAZZ_HOT__.join(__HOT_APP__, {
  hash: () => __webpack_hash__,
  hot: { status: () => 'disabled', check: async () => null },
});
