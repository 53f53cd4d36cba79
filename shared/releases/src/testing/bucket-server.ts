import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import S3rver from 's3rver';

import { BucketStorage } from '../storage/bucket-storage.ts';

const KEY = 'S3RVER';

export interface BucketServer {
  environment: NodeJS.ProcessEnv;
  storage: (prefix?: string) => BucketStorage;
  age: (key: string, seconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { bucket: 'releases', endpoint, accessKeyId: KEY, secretAccessKey: KEY };
  const storage = (prefix = '') => {
    keepFolder(path.join(directory, 'releases', prefix, 'locks'));
    return new BucketStorage({ ...place, prefix });
  };
  return {
    environment: { S3_ENDPOINT: endpoint, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    storage,
    age: async (key, seconds) => {
      const file = path.join(directory, 'releases', `${key}._S3rver_object`);
      const written = Date.now() / 1000 - seconds;
      while (!(await isWritten(file))) await wait(10);
      await fs.utimes(file, written, written);
    },
    stop: async () => {
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}

function keepFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'keep'), '');
}

async function isWritten(file: string): Promise<boolean> {
  const [content, md5] = await Promise.all(
    [file, `${file}.md5`].map((name) => fs.readFile(name).catch(() => undefined)),
  );
  return content !== undefined && createHash('md5').update(content).digest('hex') === md5?.toString();
}
