import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where shoppers' files are: a folder, or a bucket of any server that speaks S3. */
export type FilePlace =
  | { folder: string }
  | {
      bucket: string;
      /** before each key; no slash at either end, or empty */
      prefix: string;
      /** of a server that is not Amazon's */
      endpoint: string | null;
      region: string;
      /** absent: the SDK looks where it always does */
      keys: { accessKeyId: string; secretAccessKey: string } | null;
    };

/**
 * The place at an address.
 *
 * @param address `s3://bucket/prefix`, `file:///...` or a folder
 * @returns null when it is none
 */
export function filePlaceAt(
  address: string,
  bucket: { endpoint: string | null; region: string; keys: { accessKeyId: string; secretAccessKey: string } | null },
): FilePlace | null {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return { folder: resolve(address) };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (scheme === 'file') return { folder: fileURLToPath(url) };
  if (scheme !== 's3' || !url.host) return null;
  return { bucket: url.host, prefix: decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, ''), ...bucket };
}
