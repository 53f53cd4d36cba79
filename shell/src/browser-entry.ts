import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * The modules are evaluated one by one, because evaluating all of them at once would freeze the
 * page on slow phones.
 */
const MODULES = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@kaagazz/contract'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './stores/site-store.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './federation/remote-host.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './routing/site-routes.tsx'),
];

async function start(): Promise<void> {
  for (const evaluate of MODULES) {
    await yieldToBrowser();
    await evaluate();
  }
  await yieldToBrowser();
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site.tsx');
  await startSite();
}

document.documentElement.dataset.started = 'true';
start().catch((error: unknown) => {
  console.error('the site could not start', error);
  globalThis.__KAAGAZZ__.giveUp('shell', 'render', undefined, error);
});
