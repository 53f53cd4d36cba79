/**
 * Reloads the page after every build of a remote that has its own repository. The page runs in the
 * live shell, whose production build of React doesn't support hot updates. Must run after
 * `hot-page.ts`.
 */
import type {} from './hot-page.ts';

declare const __HOT_APP__: string;
declare const __webpack_hash__: string;

globalThis.__KAAGAZZ_HOT__.join(__HOT_APP__, {
  hash: () => __webpack_hash__,
  hot: { status: () => 'disabled', check: async () => null },
});
