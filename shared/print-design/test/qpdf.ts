import { execFileSync } from 'node:child_process';

import { aptInstall, findProgram, MissingProgram } from '../../tooling/local/src/test/installed-programs.ts';

export async function needQpdf(): Promise<void> {
  if (findProgram(['qpdf']) || (await aptInstall('qpdf'))) return;
  throw new MissingProgram('qpdf is not installed: apt-get install qpdf');
}

type Dictionary = Record<string, unknown>;

export class QpdfDocument {
  readonly header: string;
  readonly #objects: Record<string, { value?: unknown; stream?: { dict: Dictionary; data: string } }>;

  constructor(file: string) {
    const json = execFileSync('qpdf', ['--json=2', '--json-stream-data=inline', file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { qpdf } = JSON.parse(json) as {
      qpdf: [{ pdfversion: string }, Record<string, { value?: unknown; stream?: { dict: Dictionary; data: string } }>];
    };
    this.header = qpdf[0].pdfversion;
    this.#objects = qpdf[1];
  }

  get trailer(): Dictionary {
    return this.#objects.trailer?.value as Dictionary;
  }

  /** Returns a nested value from the PDF's trailer, for example `at('/Root', '/Metadata')`. */
  at(...keys: (string | number)[]): unknown {
    return keys.reduce<unknown>((value, key) => this.#resolve((value as Dictionary)[key]), this.trailer);
  }

  bytes(reference: unknown): Buffer {
    const data = this.#objects[`obj:${String(reference)}`]?.stream?.data;
    if (data === undefined) throw new Error(`${String(reference)} is not a stream`);
    return Buffer.from(data, 'base64');
  }

  dictionaries(): Dictionary[] {
    return Object.values(this.#objects)
      .map(({ value, stream }) => stream?.dict ?? value)
      .filter((value): value is Dictionary => typeof value === 'object' && value !== null && !Array.isArray(value));
  }

  #resolve(value: unknown): unknown {
    if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value;
    const object = this.#objects[`obj:${value}`];
    return object?.stream?.dict ?? object?.value;
  }
}
