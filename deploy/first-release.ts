import path from 'node:path';

import { FolderStorage, openStorage } from '@kaagazz/releases';

const LOCK_PATIENCE_MS = 60_000;
const ROLLOUT = 'rollout.json';

const image = new FolderStorage(path.resolve(import.meta.dirname, '../first-releases'));
const storage = openStorage({ releasesUrl: process.env.RELEASES_URL, releasesDir: 'releases' });

const unlock = await storage.lock(LOCK_PATIENCE_MS);
try {
  if (await storage.read(ROLLOUT)) {
    console.log(`${storage.where} has releases already`);
  } else {
    const keys = (await image.list('')).filter((key) => key !== ROLLOUT);
    for (const key of [...keys, ROLLOUT]) {
      const content = await image.read(key);
      if (content) await storage.write(key, content);
    }
    console.log(`copied ${keys.length} files to ${storage.where}`);
  }
} finally {
  await unlock();
}
