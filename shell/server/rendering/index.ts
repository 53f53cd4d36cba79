export { clientUrl, integrityOfScripts, releasesOf } from './page-boot.ts';
export { RenderPool } from './render-pool.ts';
export { ServerBundles } from './server-bundles.ts';
