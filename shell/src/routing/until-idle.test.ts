import { createMemoryRouter } from 'react-router-dom';

import { untilIdle } from './until-idle.ts';

const START = { id: 'start', path: '/' };

it('untilIdle does not subscribe to a router that is already idle', async () => {
  const router = createMemoryRouter([START]);
  router.patchRoutes('start', [{ id: 'late', path: '/late' }]);
  await router.navigate('/late');

  await untilIdle(router);

  const subscriber = jest.fn();
  router.subscribe(subscriber);
  expect(subscriber).toHaveBeenCalledTimes(1);
});

it('untilIdle resolves when the navigation has finished', async () => {
  let finish = (): void => undefined;
  const loaded = new Promise<null>((resolve) => (finish = () => resolve(null)));
  const router = createMemoryRouter([START, { id: 'slow', path: '/slow', loader: () => loaded }]);
  void router.navigate('/slow');
  const idle = untilIdle(router).then(() => router.state.location.pathname);

  finish();

  expect(await idle).toBe('/slow');
});
