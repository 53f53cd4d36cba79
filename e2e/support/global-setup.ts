import { freePort, startSite, temporaryFolder } from './site.ts';

/**
 * Starts one site with an empty data folder for all tests. Set `SITE_URL` to test a running site
 * instead.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env.SITE_URL) return;
  const data = await temporaryFolder();
  const started = performance.now();
  const site = await startSite({
    PORT: `${await freePort()}`,
    DATA_DIR: data.folder,
    // The api accepts the forwarded `Host` header only from a trusted proxy.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    VITALS_SAMPLE: '0',
  });
  process.stdout.write(`site ready after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = data.folder;
  globalThis.stopTestSite = async () => {
    await site.stop();
    await data.remove();
  };
}

declare global {
  var stopTestSite: (() => Promise<void>) | undefined;
}
