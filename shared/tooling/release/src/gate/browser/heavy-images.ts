import type { Page, Request } from 'playwright-core';

import { MAX_IMAGE_BYTES, kilobytes } from '../byte-budgets.ts';

const LOADING_TIMEOUT_MS = 10_000;

export function heavyImages(page: Page): () => Promise<string[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') requests.push(request);
  });

  return async () => {
    await page.evaluate(async (timeout) => {
      const images = [...document.images].filter((image) => !image.complete);
      for (const image of images) image.loading = 'eager';
      const loaded = images.map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, timeout))]);
    }, LOADING_TIMEOUT_MS);
    const sizes = await Promise.all(
      requests.map(async (request) => ({ url: request.url(), bytes: (await request.sizes()).responseBodySize })),
    );
    return sizes
      .filter(({ bytes }) => bytes > MAX_IMAGE_BYTES)
      .map(({ url, bytes }) => `image of ${kilobytes(bytes)}, over the limit of ${kilobytes(MAX_IMAGE_BYTES)}: ${url}`);
  };
}
