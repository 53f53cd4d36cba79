import type { BucketServer } from '../../shared/releases/src/testing/bucket-server.ts';
import type { StoragePlace } from '../src/storage/storage-place.ts';

export function bucketPlace({ environment }: BucketServer, prefix: string): StoragePlace & { bucket: string } {
  const { S3_ENDPOINT: endpoint = '', AWS_ACCESS_KEY_ID: accessKeyId = '' } = environment;
  const { AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  return { bucket: 'releases', prefix, endpoint, region: 'us-east-1', keys: { accessKeyId, secretAccessKey } };
}
