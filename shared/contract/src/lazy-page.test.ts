import { lazyPage } from './lazy-page.ts';

const chunkLost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again for code that did not arrive', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkLost()).mockResolvedValue({ Page: 'page' });

  const page = lazyPage(load, 'Page')();
  await jest.runAllTimersAsync();

  await expect(page).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up after three times, and never asks again for code that threw', async () => {
  const lost = jest.fn().mockRejectedValue(chunkLost());
  const broken = jest.fn().mockRejectedValue(new TypeError('x is undefined'));

  const pages = Promise.allSettled([lazyPage(lost, 'Page')(), lazyPage(broken, 'Page')()]);
  await jest.runAllTimersAsync();

  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(lost).toHaveBeenCalledTimes(3);
  expect(broken).toHaveBeenCalledTimes(1);
});
