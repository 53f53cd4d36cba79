import path from 'node:path';

import { APPS } from '@kaagazz/build/apps';

import { useBrowser } from './support/browser.ts';
import { OWN_PAGES, publicPages } from './support/pages.ts';
import { ROOT, runUntil } from './support/running-process.ts';
import { Shopper } from './support/shopper.ts';
import { startShell } from './support/site.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();

const DEVELOPMENT_RELEASES = path.join(ROOT, '.cache/e2e/development-releases');
const BUILDS_WITHIN_MS = 300_000;

describe("with React's development build", () => {
  let shell: TestSite;

  beforeAll(async () => {
    for (const app of APPS) {
      const args = [app, '--mode', 'development', '--releases', DEVELOPMENT_RELEASES, '--activate'];
      await runUntil(/(built in|unchanged) .*$/m, 'shared/tooling/build/src/main.ts', {
        args,
        env: { NODE_ENV: 'development' },
      });
    }
    shell = await startShell({ releasesDir: DEVELOPMENT_RELEASES });
  }, BUILDS_WITHIN_MS);

  afterAll(() => shell.stop());

  it('the development build doesn’t log anything to the console on any page', async () => {
    const { page, consoleProblems, close } = await visit({ baseURL: shell.url });
    const shopper = new Shopper(page, 'mouse');

    for (const path of [...(await publicPages()).map((known) => known.path), ...OWN_PAGES]) {
      await page.goto(path);
      await shopper.waitForHydration();
      await page.waitForLoadState('networkidle');
      expect({ path, consoleProblems }).toEqual({ path, consoleProblems: [] });
    }
    await shopper.goFromHomeToProducts();
    await shopper.chooseCategory('Paper');
    await shopper.openCart();
    await page.goBack();
    await page.goBack();

    expect(consoleProblems).toEqual([]);
    await close();
  });
});
