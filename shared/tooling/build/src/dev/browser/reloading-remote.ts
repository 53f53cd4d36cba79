import type {} from './hot-page.ts';

declare const __HOT_APP__: string;
declare const __webpack_hash__: string;

globalThis.__KAAGAZZ_HOT__.join(__HOT_APP__, {
  hash: () => __webpack_hash__,
  hot: { status: () => 'disabled', check: async () => null },
});
