/** Stands in for the federation runtime's preloading in the shell's build: the page's own `<link rel="preload">` do that. */
export function formatPreloadArgs() {
  return [];
}

export async function preloadAssets() {
  return [];
}

export const defaultPreloadArgs = {};

export function normalizePreloadExposes() {
  return [];
}
