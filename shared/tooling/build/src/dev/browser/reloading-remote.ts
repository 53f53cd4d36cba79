/**
 * Reloads the page after every build. Hot updates would need React's development build, but the
 * published shell contains React's production build.
 */
import type {} from './hot-page.ts';

declare const __HOT_APP__: string;
declare const __webpack_hash__: string;

globalThis.__KAAGAZZ_HOT__.join(__HOT_APP__, {
  hash: () => __webpack_hash__,
  hot: { status: () => 'disabled', check: async () => null },
});
