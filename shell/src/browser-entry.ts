import { breathe } from './breathe.ts';

/**
 * What the site is made of, all of it in this one file, but begun piece by piece: begun in one go it holds up a phone that is being touched or still
 * draws the page. Nothing is imported from them here, so that each brings only what somebody uses.
 */
const PIECES = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@kaagazz/contract'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './stores/site-store.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './federation/remote-host.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './routing/site-routes.tsx'),
];

async function start(): Promise<void> {
  for (const begin of PIECES) {
    await breathe();
    await begin();
  }
  await breathe();
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site.tsx');
  await startSite();
}

// From here on what fails is caught; until here it is the guard in the document that sees it.
document.documentElement.dataset.started = 'true';
start().catch((error: unknown) => {
  console.error('the site could not start', error);
  globalThis.__KAAGAZZ__.giveUp('shell', 'render');
});
