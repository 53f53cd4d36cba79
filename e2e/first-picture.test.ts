import { WIDTHS, useBrowser } from './support/browser.ts';
import { Shopper } from './support/shopper.ts';

const visit = useBrowser();

async function largestPicture(width: number): Promise<string> {
  const { page, close } = await visit({ width });
  await page.goto('/');
  await new Shopper(page, 'mouse').waitForHydration();
  const picture = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          if (last?.url) resolve(new URL(last.url).pathname);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await close();
  return picture;
}

describe.each(WIDTHS)('the home page at %i px', (width) => {
  it('the preloaded picture is the largest contentful paint of the home page', async () => {
    const { page, close } = await visit({ width });
    await page.goto('/');
    const preloads = await page
      .locator('link[rel="preload"][as="image"][fetchpriority="high"]')
      .evaluateAll((links: HTMLLinkElement[]) =>
        links.filter(({ media }) => matchMedia(media).matches).map((link) => link.getAttribute('href')),
      );
    expect(preloads).toHaveLength(1);
    await close();

    expect(await largestPicture(width)).toBe(preloads[0]);
  });
});
