import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Resolves once the router is idle. Call this after `RouterProvider` has subscribed, because the
 * router passes earlier updates only to its first subscriber.
 */
export function untilIdle(router: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
  if (router.state.navigation.state === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      unsubscribe();
      resolve();
    });
  });
}
