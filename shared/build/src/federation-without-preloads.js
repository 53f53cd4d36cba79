/** Stands in for the federation runtime's preloading in the shell's build: each document asks for what its page needs. */
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
