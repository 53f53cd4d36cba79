import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Problem } from '../../../plugins/problem.ts';
import type { FilePlace } from './file-place.ts';

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 3;
const RETRY_AFTER_SECONDS = 30;

/**
 * What is in shoppers' files, by keys that are made here: `<folder>/content`. Nothing of it has an address in the web: it leaves through
 * calls that ask who wants it.
 */
export class FileStorage {
  readonly #place: FilePlace;
  #disk: Promise<Disk> | undefined;

  constructor(place: FilePlace) {
    this.#place = place;
  }

  /** @throws Problem 507 `STORAGE_FULL`, 503 `STORAGE_UNAVAILABLE` */
  write(key: string, content: Uint8Array): Promise<void> {
    return this.#use((disk) => disk.put(this.#key(key), content));
  }

  /** @param size in bytes: a bucket wants to know it before it begins */
  writeStream(key: string, content: Readable, size: number): Promise<void> {
    return this.#use((disk) =>
      disk.putStream(this.#key(key), content, 'bucket' in this.#place ? { contentLength: size } : {}),
    );
  }

  read(key: string): Promise<Uint8Array> {
    return this.#use((disk) => disk.getBytes(this.#key(key)));
  }

  /** With its first bytes there: what can't be read is told before an answer has begun. */
  readStream(key: string): Promise<Readable> {
    return this.#use(async (disk) => {
      const stream = await disk.getStream(this.#key(key));
      await once(stream, 'readable');
      return stream;
    });
  }

  remove(key: string): Promise<void> {
    return this.#use((disk) => disk.delete(this.#key(key)));
  }

  /** Everything below a folder; no fault when there is nothing. */
  removeFolder(folder: string): Promise<void> {
    // Past the library's own cleaning of names, which takes the last slash away: `a` would take `ab` along.
    return this.#use((disk) => disk.driver.deleteAll(this.#key(`${folder}/`)));
  }

  #key(key: string): string {
    return 'bucket' in this.#place && this.#place.prefix ? `${this.#place.prefix}/${key}` : key;
  }

  async #use<Result>(work: (disk: Disk) => Promise<Result>): Promise<Result> {
    try {
      this.#disk ??= openDisk(this.#place);
      return await work(await this.#disk);
    } catch (error) {
      throw storageProblem(error);
    }
  }
}

async function openDisk(place: FilePlace): Promise<Disk> {
  if ('folder' in place) {
    return new Disk(new FSDriver({ location: place.folder, visibility: 'private' }));
  }
  // Loaded with the first file: nobody pays for the SDK who has a folder.
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const { bucket, endpoint, region, keys } = place;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Trailing checksums are Amazon's own: other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
  });
  // Who may read is the bucket's policy; lists of readers on each object are switched off in new buckets.
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

function storageProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const codes: unknown[] = [];
  for (let at = error; at instanceof Error; at = at.cause) codes.push((at as { code?: unknown }).code);
  if (codes.some((code) => code === 'ENOSPC' || code === 'EDQUOT')) {
    return withCause(
      new Problem('STORAGE_FULL', 'There is no room for files right now. We know; please try again later.'),
      error,
    );
  }
  const message = 'Files cannot be stored or read right now. Please try again.';
  return withCause(new Problem('STORAGE_UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS }), error);
}

function withCause(problem: Problem, cause: unknown): Problem {
  problem.cause = cause;
  return problem;
}
