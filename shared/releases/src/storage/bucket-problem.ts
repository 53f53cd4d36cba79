import { ReleaseProblem } from '../model/release-problem.ts';

const NO_ACCESS = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken'];

export function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

export function bucketProblem(
  error: unknown,
  where: string,
  { bucket, endpoint = 'Amazon S3' }: { bucket: string; endpoint?: string | undefined },
): ReleaseProblem {
  return new ReleaseProblem('STORAGE', `${where}: ${inWords(error, bucket, endpoint)}`, { cause: error });
}

function inWords(error: unknown, bucket: string, endpoint: string): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const status = statusOf(error);
  if (name === 'NoSuchBucket') return `${endpoint} has no bucket named ${bucket}`;
  if (name === 'CredentialsProviderError') {
    return 'no keys were given: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (NO_ACCESS.includes(name) || status === 403) {
    return `${endpoint} refuses access: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and their permissions`;
  }
  if (status === undefined) return `${endpoint} does not respond (${message.split('\n')[0] ?? name})`;
  return `${endpoint} responded with ${status} (${name})`;
}
