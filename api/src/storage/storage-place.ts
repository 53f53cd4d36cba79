import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to reach the S3 server; all buckets share these settings. */
interface BucketServer {
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null lets the SDK search its default places. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
}

/**
 * A local folder, or a prefix of a bucket. The prefix has no slash at either end and may be empty.
 */
export type StoragePlace = { folder: string } | ({ bucket: string; prefix: string } & BucketServer);

/**
 * Parses the address of a storage.
 *
 * @param address `s3://bucket/prefix`, `file:///folder` or a path
 * @returns null if the address is none of these
 */
export function parseStorageAddress(address: string, server: BucketServer): StoragePlace | null {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { folder: resolve(address) };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (scheme === 'file') return { folder: fileURLToPath(url) };
  if (scheme !== 's3' || !url.host) return null;
  return { bucket: url.host, prefix: decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, ''), ...server };
}
