import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

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
