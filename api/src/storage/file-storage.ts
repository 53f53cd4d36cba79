import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Problem } from '../plugins/problem.ts';
import type { StoragePlace } from './storage-place.ts';

const CONNECT_MS = 2_000;
const RESPONSE_MS = 10_000;
const ATTEMPTS = 3;
const RETRY_AFTER_SECONDS = 30;

KeyNormalizer.allowedCharacterSet = /^/;

export interface FailureMessages {
  full: string;
  unavailable: (reason: string) => string;
}

/**
 * Any method can throw Problem 507 `STORAGE_FULL` or 503 `STORAGE_UNAVAILABLE`. A failed write
 * leaves no partial file.
 */
export class FileStorage {
  readonly #place: StoragePlace;
  readonly #messages: FailureMessages;
  #disk: Promise<Disk> | undefined;

  constructor(place: StoragePlace, messages: FailureMessages) {
    this.#place = place;
    this.#messages = messages;
  }

  write(key: string, content: Uint8Array): Promise<void> {
    return this.#writing(key, (disk) => disk.put(this.#key(key), content));
  }

  /** @param size content length in bytes, required by S3 */
  writeStream(key: string, content: Readable, size: number): Promise<void> {
    return this.#writing(key, (disk) =>
      disk.putStream(this.#key(key), content, 'bucket' in this.#place ? { contentLength: size } : {}),
    );
  }

  /** Moves a file atomically, replacing any existing file. */
  move(from: string, to: string): Promise<void> {
    return this.#use((disk) => disk.move(this.#key(from), this.#key(to)));
  }

  list(): Promise<string[]> {
    return this.#use(async (disk) => {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(this.#key(''), paginationToken === undefined ? {} : { paginationToken });
        for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
        ({ paginationToken } = page);
      } while (paginationToken !== undefined);
      return names;
    });
  }

  exists(key: string): Promise<boolean> {
    return this.#use((disk) => disk.exists(this.#key(key)));
  }

  lastModified(key: string): Promise<Date> {
    return this.#use(async (disk) => (await disk.getMetaData(this.#key(key))).lastModified);
  }

  read(key: string): Promise<Buffer> {
    return this.#use((disk) => this.#bytes(disk, key));
  }

  find(key: string): Promise<Buffer | null> {
    return this.#use((disk) =>
      this.#bytes(disk, key).catch((error: unknown) => {
        if (['ENOENT', 'NoSuchKey'].includes(reasonOf(error))) return null;
        throw error;
      }),
    );
  }

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

  removeFolder(folder: string): Promise<void> {
    return this.#use((disk) => disk.driver.deleteAll(this.#key(`${folder}/`)));
  }

  #writing(key: string, write: (disk: Disk) => Promise<void>): Promise<void> {
    return this.#use(async (disk) => {
      try {
        await write(disk);
      } catch (error) {
        await disk.delete(this.#key(key)).catch(() => undefined);
        throw error;
      }
    });
  }

  #key(key: string): string {
    return 'bucket' in this.#place && this.#place.prefix ? `${this.#place.prefix}/${key}` : key;
  }

  async #bytes(disk: Disk, key: string): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await disk.getBytes(this.#key(key));
    return Buffer.from(buffer, byteOffset, byteLength);
  }

  async #use<Result>(work: (disk: Disk) => Promise<Result>): Promise<Result> {
    try {
      this.#disk ??= openDisk(this.#place);
      return await work(await this.#disk);
    } catch (error) {
      throw storageProblem(error, this.#messages);
    }
  }
}

export function storageProblem(error: unknown, { full, unavailable }: FailureMessages): Problem {
  const reason = reasonOf(error);
  const problem =
    reason === 'ENOSPC' || reason === 'EDQUOT'
      ? new Problem('STORAGE_FULL', full)
      : new Problem('STORAGE_UNAVAILABLE', unavailable(reason), { retryAfter: RETRY_AFTER_SECONDS });
  problem.cause = error;
  return problem;
}

class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override move(from: string, to: string): Promise<void> {
    return rename(join(this.#folder, from), join(this.#folder, to));
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const file = join(this.#folder, key);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(contents, createWriteStream(file));
  }
}

async function openDisk(place: StoragePlace): Promise<Disk> {
  if ('folder' in place) return new Disk(new FolderDriver(place.folder));
  // Import the AWS SDK lazily, because only S3 storage needs it.
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const { bucket, endpoint, region, keys } = place;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: RESPONSE_MS, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
  });
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

function reasonOf(error: unknown): string {
  const { cause, code, name } = error as Error & { code?: string };
  return cause ? reasonOf(cause) : (code ?? name);
}
