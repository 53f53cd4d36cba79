const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * Wraps the dynamic import of a page for a route's `lazy`, and retries it if the chunk can't be
 * loaded, because React Router keeps a rejected `lazy` forever. Other errors are not retried,
 * because a second import would return the same half-initialised module.
 *
 * @example lazy: { Component: lazyPage(() => import('../pages/cart-page.tsx'), 'CartPage') }
 */
export function lazyPage<Name extends string, Page>(load: () => Promise<Record<Name, Page>>, name: Name) {
  return async (): Promise<Page> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await load())[name];
      } catch (error) {
        if (attempt >= ATTEMPTS || !isChunkLoadError(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
      }
    }
  };
}

/** Returns whether a page's code could not be loaded, in which case only a reload helps. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
