import { createMemoryRouter } from 'react-router-dom';

import { untilIdle } from './until-idle.ts';

const START = { id: 'start', path: '/' };

it('leaves what changed before the site was drawn to whoever draws it', async () => {
  const router = createMemoryRouter([START]);
  router.patchRoutes('start', [{ id: 'late', path: '/late' }]);
  await router.navigate('/late');

  await untilIdle(router);

  const draws = jest.fn();
  router.subscribe(draws);
  expect(draws).toHaveBeenCalledTimes(1);
});

it('waits for the page that the router is on its way to', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([START, { id: 'slow', path: '/slow', loader: () => arrived }]);
  void router.navigate('/slow');
  const idle = untilIdle(router).then(() => router.state.location.pathname);

  arrive();

  expect(await idle).toBe('/slow');
});
