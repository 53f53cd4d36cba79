import fs from 'node:fs/promises';
import path from 'node:path';

import { startBucketServer } from '../../shared/releases/src/testing/bucket-server.ts';
import { RELEASES_DIR, freePort, startShell, startSite, temporaryFolder } from '../support/site.ts';

const SECRET = 'secret-of-this-test-0123456789-0123456789';

export interface BucketSite {
  url: string;
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export async function startBucketSite(): Promise<BucketSite> {
  const data = await temporaryFolder();
  const bucket = await startBucketServer();
  await copyTo(bucket.storage('site/'));
  const api = await startSite({
    PORT: `${await freePort()}`,
    DATA_DIR: data.folder,
    RELEASES_DIR,
    // The api accepts the forwarded `Host` header only from a trusted proxy.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    VITALS_SAMPLE: '0',
  });
  process.env.SITE_URL = api.url;
  const storage = { ...bucket.environment, RELEASES_URL: 's3://releases/site', RELEASES_SECRET: SECRET };
  const shell = await startShell({ releasesDir: path.join(data.folder, 'mirror'), apiUrl: api.url, env: storage });
  return {
    url: shell.url,
    environment: { ...storage, SITE_ORIGIN: shell.url },
    async stop() {
      await shell.stop();
      await api.stop();
      await bucket.stop();
      await data.remove();
    },
  };
}

async function copyTo(storage: { write(key: string, content: Uint8Array): Promise<unknown> }): Promise<void> {
  const rollout = await fs.readFile(path.join(RELEASES_DIR, 'rollout.json'));
  const { apps } = JSON.parse(rollout.toString()) as { apps: Record<string, { stable: string; salt: string }> };
  for (const [app, { stable }] of Object.entries(apps)) {
    const folder = path.join(RELEASES_DIR, app, stable);
    const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      await storage.write(path.relative(RELEASES_DIR, file), await fs.readFile(file));
    }
  }
  const rolledOut = Object.fromEntries(
    Object.entries(apps).map(([app, { stable, salt }]) => [app, { stable, salt, published: [stable] }] as const),
  );
  await storage.write('rollout.json', Buffer.from(JSON.stringify({ revision: 1, apps: rolledOut })));
}
