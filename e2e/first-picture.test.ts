import { useBrowser } from './support/browser.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

async function requestsOfLargestPicture(path: string, width: number): Promise<string[]> {
  const { page, close } = await visit({ width });
  await page.goto(path);
  await new Shopper(page, 'mouse').waitForHydration();
  const initiators = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          if (!last?.url) return;
          const requests = performance.getEntriesByName(last.url, 'resource') as PerformanceResourceTiming[];
          resolve(requests.map(({ initiatorType }) => initiatorType));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await close();
  return initiators;
}

it.each([
  ['/', 390],
  ['/', 1440],
  ['/shop', 390],
  ['/KaagazzPrint', 390],
])('%s preloads its largest picture once at %i px', async (path, width) => {
  expect(await requestsOfLargestPicture(path, width)).toEqual(['link']);
});
