import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

interface BucketServer {
  endpoint: string | null;
  region: string;
  keys: { accessKeyId: string; secretAccessKey: string } | null;
}

export type StoragePlace = { folder: string } | ({ bucket: string; prefix: string } & BucketServer);

export function parseStorageAddress(address: string, server: BucketServer): StoragePlace | null {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { folder: resolve(address) };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (scheme === 'file') return { folder: fileURLToPath(url) };
  if (scheme !== 's3' || !url.host) return null;
  return { bucket: url.host, prefix: decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, ''), ...server };
}
