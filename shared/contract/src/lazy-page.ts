const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * Wraps the dynamic import of a page's component for a route's `lazy`. React Router keeps a rejected `lazy` for ever, so a chunk that did
 * not arrive is asked for again in here. Only then: a module that threw while it ran stays half-made, and a second import would hand that out.
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

/** True for a page's code that could not be fetched: only a reload helps. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
