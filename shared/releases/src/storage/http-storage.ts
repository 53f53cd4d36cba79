import { ReleaseProblem } from '../model/release-problem.ts';
import type { ReleaseStorage, StoredObject } from './release-storage.ts';

const ANSWER_MS = 5000;

export class HttpStorage implements ReleaseStorage {
  readonly where: string;
  readonly #base: URL;

  constructor(address: string) {
    this.#base = new URL(address.endsWith('/') ? address : `${address}/`);
    this.where = this.#base.href;
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const response = await this.#ask('GET', key);
    return response && new Uint8Array(await this.#orProblem(response.arrayBuffer()));
  }

  async stamp(key: string): Promise<string | undefined> {
    const response = await this.#ask('HEAD', key);
    if (!response) return undefined;
    const stamps = ['etag', 'last-modified', 'content-length'].map((name) => response.headers.get(name) ?? '');
    return stamps.join(' ');
  }

  async list(_prefix: string): Promise<string[]> {
    return [];
  }

  async entries(_prefix: string): Promise<StoredObject[]> {
    return [];
  }

  async write(_key: string, _content: Uint8Array): Promise<void> {
    throw this.#readOnly();
  }

  async remove(_prefix: string): Promise<void> {
    throw this.#readOnly();
  }

  async lock(_patienceMs: number): Promise<() => Promise<void>> {
    throw this.#readOnly();
  }

  async #ask(method: 'GET' | 'HEAD', key: string): Promise<Response | undefined> {
    const url = new URL(key.split('/').map(encodeURIComponent).join('/'), this.#base);
    const response = await this.#orProblem(
      fetch(url, { method, cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) }),
    );
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new ReleaseProblem('STORAGE', `${url.href} responded with ${response.status}`);
  }

  async #orProblem<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      throw new ReleaseProblem('STORAGE', `${this.where} does not respond`, { cause: error });
    }
  }

  #readOnly(): ReleaseProblem {
    return new ReleaseProblem('STORAGE', `${this.where} is read-only: set RELEASES_URL to a folder or s3://bucket`);
  }
}
