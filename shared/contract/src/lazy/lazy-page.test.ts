import { lazyPage } from './lazy-page.ts';

const chunkLoadError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries loading a page after a chunk load error', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkLoadError()).mockResolvedValue({ Page: 'page' });

  const page = lazyPage(load, 'Page')();
  await jest.runAllTimersAsync();

  await expect(page).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up after three failed attempts to load a page’s code', async () => {
  const missing = jest.fn().mockRejectedValue(chunkLoadError());
  const broken = jest.fn().mockRejectedValue(new TypeError('x is undefined'));

  const pages = Promise.allSettled([lazyPage(missing, 'Page')(), lazyPage(broken, 'Page')()]);
  await jest.runAllTimersAsync();

  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(missing).toHaveBeenCalledTimes(3);
  expect(broken).toHaveBeenCalledTimes(1);
});
