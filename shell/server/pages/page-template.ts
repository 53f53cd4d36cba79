import { randomBytes } from 'node:crypto';

import { BrotliTemplate } from './brotli-template.ts';

/** Placeholders are random, so that nobody can inject one through a URL. */
export const HOLES = {
  nonce: randomBytes(16).toString('hex'),
  view: `"${randomBytes(16).toString('hex')}"`,
} as const;

const VIEW_STEP = 64;
const EMPTY = Buffer.alloc(0);
const INDEXABLE = '<meta name="robots" content="index, follow">';

export interface HoleValues {
  nonce: string;
  view: string;
}

export class PageTemplate {
  readonly status: number;
  readonly isIndexable: boolean;
  readonly bytes: number;
  readonly #parts: readonly Buffer[];
  readonly #holes: readonly (keyof HoleValues)[];
  #views = 0;
  #brotli: Promise<BrotliTemplate | undefined> | undefined;

  constructor(status: number, rendered: Buffer) {
    const html = withOwnMemory(rendered);
    const places = [...placesOf(html, 'nonce'), ...placesOf(html, 'view')].toSorted((a, b) => a.start - b.start);
    const starts = [0, ...places.map(({ end }) => end)];
    this.status = status;
    this.isIndexable = html.includes(INDEXABLE);
    this.#holes = places.map(({ hole }) => hole);
    this.#parts = starts.map((start, i) => html.subarray(start, places[i]?.start));
    this.bytes = this.#parts.reduce((sum, { length }) => sum + length, 0);
  }

  fill(values: HoleValues): Buffer {
    const fillings = this.#fillings(values);
    return Buffer.concat(this.#parts.flatMap((part, i) => [part, fillings[i] ?? EMPTY]));
  }

  /**
   * Returns undefined on the first view, because compressing a page that is viewed only once would
   * be wasteful.
   */
  async fillBrotli(values: HoleValues): Promise<Buffer | undefined> {
    this.#views += 1;
    if (this.#views === 1) return undefined;
    const fillings = this.#fillings(values);
    this.#brotli ??= BrotliTemplate.of(this.#parts, fillings);
    return (await this.#brotli)?.fill(fillings);
  }

  #fillings({ nonce, view }: HoleValues): Buffer[] {
    const fillings = { nonce: Buffer.from(nonce), view: Buffer.from(padded(view)) };
    return this.#holes.map((hole) => fillings[hole]);
  }
}

function padded(view: string): string {
  return view.padEnd(Math.ceil((view.length + 2) / VIEW_STEP) * VIEW_STEP);
}

function withOwnMemory(html: Buffer): Buffer {
  return html.buffer.byteLength > html.length * 2 ? Buffer.from(html) : html;
}

function placesOf(html: Buffer, hole: keyof typeof HOLES): { hole: typeof hole; start: number; end: number }[] {
  const text = HOLES[hole];
  const places = [];
  for (let start = html.indexOf(text); start !== -1; start = html.indexOf(text, start + text.length)) {
    places.push({ hole, start, end: start + text.length });
  }
  return places;
}
