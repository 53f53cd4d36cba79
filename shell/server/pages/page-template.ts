import { randomBytes } from 'node:crypto';

import { BrotliTemplate } from './brotli-template.ts';

/**
 * Placeholders in a rendered page for what differs between views, so that the rest can be cached.
 * They are random because a visitor must not be able to put one into a page through its URL.
 */
export const HOLES = {
  nonce: randomBytes(16).toString('hex'),
  view: `"${randomBytes(16).toString('hex')}"`,
} as const;

/** Views of one page are padded to a multiple of this many characters. */
const VIEW_STEP = 64;
const EMPTY = Buffer.alloc(0);
/** The shell puts this tag into the head of every page that search engines may list. */
const INDEXABLE = '<meta name="robots" content="index, follow">';

/** What one view of a page inserts into the holes. */
export interface HoleValues {
  /** Base64, which needs no escaping. */
  nonce: string;
  /** JSON, escaped for a script element. */
  view: string;
}

/** A rendered page, split at its holes. */
export class PageTemplate {
  readonly status: number;
  /** False for personal pages and their kin, which must not be cached for other visitors. */
  readonly isIndexable: boolean;
  /** Size of the parts. */
  readonly bytes: number;
  /** The text around the holes: one more than there are holes. */
  readonly #parts: readonly Buffer[];
  readonly #holes: readonly (keyof HoleValues)[];
  #views = 0;
  #brotli: Promise<BrotliTemplate | undefined> | undefined;

  /** @param rendered HTML in UTF-8 */
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

  /** Returns the page for one view. */
  fill(values: HoleValues): Buffer {
    const fillings = this.#fillings(values);
    return Buffer.concat(this.#parts.flatMap((part, i) => [part, fillings[i] ?? EMPTY]));
  }

  /**
   * Returns the page for one view, compressed. The page is compressed once, at its second view,
   * because most pages are viewed only once.
   *
   * @returns undefined if the caller should compress the result of `fill`
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

/** Pads JSON with spaces, because a `BrotliTemplate` needs fillings of equal length. */
function padded(view: string): string {
  return view.padEnd(Math.ceil((view.length + 2) / VIEW_STEP) * VIEW_STEP);
}

/**
 * Copies a page that shares its memory with others, which would stay in memory as long as it does.
 */
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
