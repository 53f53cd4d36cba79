import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ReleaseProblem } from '../model/release-problem.ts';
import { BucketStorage } from './bucket-storage.ts';
import { FolderStorage } from './folder-storage.ts';
import { HttpStorage } from './http-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

export interface StoragePlace {
  /**
   * `s3://bucket/prefix`, `https://…` (read-only), `file:///…` or the path of a folder. Defaults to
   * `releasesDir`.
   */
  releasesUrl?: string | undefined;
  releasesDir: string;
}

/**
 * To open a bucket, set the environment variables `S3_REGION`, `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`. For a bucket that isn't on Amazon S3, also set `S3_ENDPOINT`.
 */
export function openStorage(
  { releasesUrl, releasesDir }: StoragePlace,
  environment: NodeJS.ProcessEnv = process.env,
): ReleaseStorage {
  if (!releasesUrl) return new FolderStorage(path.resolve(releasesDir));
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(releasesUrl)?.[1]?.toLowerCase();
  if (scheme === undefined) return new FolderStorage(path.resolve(releasesUrl));
  if (!URL.canParse(releasesUrl)) throw noAddress(releasesUrl);
  const url = new URL(releasesUrl);
  switch (scheme) {
    case 's3':
      return bucketAt(url, environment);
    case 'http':
    case 'https':
      return new HttpStorage(releasesUrl);
    case 'file':
      return new FolderStorage(fileURLToPath(url));
    default:
      throw noAddress(releasesUrl);
  }
}

function bucketAt(url: URL, environment: NodeJS.ProcessEnv): BucketStorage {
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  if (!url.host) throw noAddress(url.href);
  const endpoint = environment.S3_ENDPOINT || undefined;
  if (endpoint && !/^https?:\/\/./.test(endpoint)) {
    throw new ReleaseProblem(
      'USAGE',
      `S3_ENDPOINT=${endpoint} is not a valid address: use a form like http://host:port`,
    );
  }
  return new BucketStorage({
    bucket: url.host,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: environment.S3_REGION || undefined,
    accessKeyId: environment.AWS_ACCESS_KEY_ID || undefined,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY || undefined,
  });
}

function noAddress(address: string): ReleaseProblem {
  return new ReleaseProblem(
    'USAGE',
    `${address} is not a valid address for releases: use a folder, s3://bucket/prefix or https://...`,
  );
}
