import type * as Sdk from '@aws-sdk/client-s3';

import { ReleaseProblem } from '../model/release-problem.ts';
import { ROLLOUT_FILE } from '../model/rollout.ts';
import { lockBucket } from './bucket-lock.ts';
import { bucketProblem, statusOf } from './bucket-problem.ts';
import { lockedProblem } from './release-storage.ts';
import type { ReleaseStorage, StoredObject } from './release-storage.ts';

const CONNECT_MS = 2000;
const ANSWER_MS = 5000;
const ATTEMPTS = 2;
/** S3 deletes at most 1,000 objects per request. */
const REMOVED_AT_ONCE = 1000;

export interface BucketPlace {
  bucket: string;
  prefix: string;
  /** Undefined for Amazon S3. */
  endpoint?: string | undefined;
  region?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** Request timeout in milliseconds. */
  answerMs?: number;
}

interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

export class BucketStorage implements ReleaseStorage {
  readonly where: string;
  readonly #place: BucketPlace;
  #connection: Promise<Connection> | undefined;
  /**
   * ETag that the stored rollout must have for a write to succeed. Null if no rollout exists, or
   * undefined if the rollout hasn't been read since this process acquired the lock.
   */
  #fence: string | null | undefined;
  #holdsLock = false;

  constructor(place: BucketPlace) {
    this.#place = place;
    this.where = `s3://${place.bucket}${place.prefix && `/${place.prefix.replace(/\/$/, '')}`}`;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const found = await this.#send(async ({ sdk, client }) => {
      try {
        const { Body, ETag } = await client.send(new sdk.GetObjectCommand(this.#object(key)));
        return { content: await Body?.transformToByteArray(), etag: ETag };
      } catch (error) {
        // Check the error's class, because S3 also returns 404 for a missing bucket.
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    });
    if (key === ROLLOUT_FILE && this.#holdsLock && this.#fence === undefined) this.#fence = found?.etag ?? null;
    return found?.content;
  }

  async stamp(key: string): Promise<string | undefined> {
    return this.#send(async ({ sdk, client }) => {
      try {
        return (await client.send(new sdk.HeadObjectCommand(this.#object(key)))).ETag;
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    });
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    const fenced = key === ROLLOUT_FILE && this.#holdsLock && this.#fence !== undefined;
    await this.#send(async ({ sdk, client }) => {
      try {
        const { ETag } = await client.send(
          new sdk.PutObjectCommand({
            ...this.#object(key),
            Body: content,
            ContentType: key.endsWith('.json') ? 'application/json' : 'application/octet-stream',
            // The condition makes S3 reject the write if another process has changed the rollout
            // after this process lost its lock.
            ...(fenced && (this.#fence ? { IfMatch: this.#fence } : { IfNoneMatch: '*' })),
          }),
        );
        if (fenced) this.#fence = ETag;
      } catch (error) {
        if (fenced && [409, 412].includes(statusOf(error) ?? 0)) throw lockedProblem(error);
        throw error;
      }
    });
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.entries(prefix)).map(({ key }) => key);
  }

  async entries(prefix: string): Promise<StoredObject[]> {
    const { bucket, prefix: own } = this.#place;
    return this.#send(async ({ sdk, client }) => {
      const found: StoredObject[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: own + prefix })) {
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? []) {
          found.push({ key: Key.slice(own.length), modified: LastModified });
        }
      }
      return found.sort((one, other) => (one.key < other.key ? -1 : 1));
    });
  }

  async remove(prefix: string): Promise<void> {
    const keys = await this.list(prefix);
    const { bucket, prefix: own } = this.#place;
    await this.#send(async ({ sdk, client }) => {
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((key) => ({ Key: own + key }));
        const { Errors } = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        const [first] = Errors ?? [];
        if (first) throw new ReleaseProblem('STORAGE', `${this.where}: ${first.Key ?? ''} could not be removed`);
      }
    });
  }

  async lock(patienceMs: number): Promise<() => Promise<void>> {
    const unlock = await lockBucket(this, patienceMs);
    this.#holdsLock = true;
    this.#fence = undefined;
    return async () => {
      this.#holdsLock = false;
      await unlock();
    };
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }

  async #send<Value>(work: (connection: Connection) => Promise<Value>): Promise<Value> {
    try {
      this.#connection ??= this.#connect();
      return await work(await this.#connection);
    } catch (error) {
      throw error instanceof ReleaseProblem ? error : bucketProblem(error, this.where, this.#place);
    }
  }

  async #connect(): Promise<Connection> {
    const { endpoint, region = 'us-east-1', accessKeyId, secretAccessKey, answerMs = ANSWER_MS } = this.#place;
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs, throwOnRequestTimeout: true },
      // Don't send trailing checksums, because some S3-compatible stores reject them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    });
    return { sdk, client };
  }
}
