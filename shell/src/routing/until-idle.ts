import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * @returns once the router is on no way to a page. It subscribes to one that is on its way only: React Router tells its first subscriber at once of what
 * nobody heard, and before the site is drawn that is for whoever draws it.
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
