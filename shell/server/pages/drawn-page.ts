import { randomBytes } from 'node:crypto';

import { SplicedBrotli } from './spliced-brotli.ts';

/**
 * Stand in the drawn page for what is another for each view of it, so that the rest is the same for all visitors with the same releases. Nobody outside
 * knows them: what a visitor writes into an address can't be taken for one.
 */
export const HOLES = {
  nonce: randomBytes(16).toString('hex'),
  view: `"${randomBytes(16).toString('hex')}"`,
} as const;

const END = '</body>';
const NOTHING = Buffer.alloc(0);
/** characters */
const VIEW_STEP = 64;
/** Begins, behind a nonce, the rules of the page's components. */
const RULES = Buffer.from('" data-styled=');
/** Pages that wait to be made small: a fifth of a second of one core for each. */
const MOST_WAITING = 20;
/** The site's own frame writes it into every page's head. */
const LISTED = '<meta name="robots" content="index, follow">';

/** What one view of a page has of its own. */
interface ViewOfPage {
  /** base64: it needs no escapes wherever it stands */
  nonce: string;
  /** JSON that may stand in a script */
  view: string;
  /** markup at the end of the page; mostly empty */
  badge: string;
}

/** A page as it was drawn, cut at its holes once: each view of it is put together, not searched. */
export class DrawnPage {
  readonly status: number;
  /** whether search engines may list it: what is one visitor's, or leads there, says that they may not */
  readonly isListed: boolean;
  /** of all its parts */
  readonly bytes: number;
  /** before, between and behind the holes: one more than there are holes */
  readonly #parts: readonly Buffer[];
  readonly #holes: readonly (keyof ViewOfPage)[];
  #views = 0;
  #brotli: Promise<SplicedBrotli | undefined> | undefined;
  /** of `#brotli`: `wanted` once the page has stayed as it is */
  #small: 'unwanted' | 'wanted' | 'made' = 'unwanted';

  /** @param drawn HTML in UTF-8 */
  constructor(status: number, drawn: Buffer) {
    this.status = status;
    const html = onItsOwn(drawn);
    this.isListed = html.includes(LISTED);
    const parts: Buffer[] = [];
    const holes: (keyof ViewOfPage)[] = [];
    let from = 0;
    const cut = (hole: keyof ViewOfPage, at: number, length: number) => {
      parts.push(html.subarray(from, at));
      holes.push(hole);
      from = at + length;
    };
    const view = html.indexOf(HOLES.view);
    const end = html.lastIndexOf(END);
    const nonces = placesOf(html, HOLES.nonce);
    for (const at of nonces.filter((place) => view === -1 || place < view)) cut('nonce', at, HOLES.nonce.length);
    if (view !== -1) cut('view', view, HOLES.view.length);
    for (const at of nonces.filter((place) => view !== -1 && place > view)) cut('nonce', at, HOLES.nonce.length);
    if (end >= from) cut('badge', end, 0);
    parts.push(html.subarray(from));
    this.#parts = parts;
    this.#holes = holes;
    this.bytes = parts.reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Whether the other says the same. Rules of components are left out: they are those of the classes that stand in the page, in an order that hangs on what its
   * render process drew before.
   */
  isLike(other: DrawnPage): boolean {
    const isSame = (part: Buffer, i: number) => {
      const its = other.#parts[i];
      return its !== undefined && (part.equals(its) || (isRules(part) && isRules(its)));
    };
    return this.status === other.status && this.#holes.join() === other.#holes.join() && this.#parts.every(isSame);
  }

  /** It was drawn anew and is still the same: worth to be made small. */
  hasStayed(): void {
    if (this.#small === 'unwanted') this.#small = 'wanted';
  }

  /** The page for one view of it. */
  filled(own: ViewOfPage): Buffer {
    const fillings = this.#fillingsOf(own);
    return Buffer.concat(this.#parts.flatMap((part, i) => [part, fillings[i] ?? NOTHING]));
  }

  /**
   * The same as Brotli. Compressed once for all views, but not for the first: most pages are shown once. Of a page that stays as it is, compressed once more, and
   * as small as can be, while views go on with what there is.
   *
   * @returns undefined when this view is to be compressed for itself
   */
  async filledBrotli(own: ViewOfPage): Promise<Buffer | undefined> {
    if (own.badge !== '') return undefined;
    this.#views += 1;
    if (this.#views === 1) return undefined;
    // A hole that is always empty is none.
    const holes = this.#holes.flatMap((hole, i) => (hole === 'badge' ? [] : [i]));
    const all = this.#fillingsOf(own);
    const fillings = holes.map((i) => all[i] ?? NOTHING);
    this.#brotli ??= SplicedBrotli.of(joined(this.#parts, holes), fillings);
    if (this.#small === 'wanted' && waiting < MOST_WAITING) {
      this.#small = 'made';
      void inTurn(() => SplicedBrotli.of(joined(this.#parts, holes), fillings, 'small')).then((small) => {
        if (small) this.#brotli = Promise.resolve(small);
      });
    }
    return (await this.#brotli)?.filled(fillings);
  }

  #fillingsOf({ nonce, view, badge }: ViewOfPage): Buffer[] {
    const fillings = { nonce: Buffer.from(nonce), view: Buffer.from(padded(view)), badge: Buffer.from(badge) };
    return this.#holes.map((hole) => fillings[hole]);
  }
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: the threads that compress are those that compress answers, too. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  waiting += 1;
  const made = last.then(make).catch(() => undefined);
  last = made.finally(() => (waiting -= 1));
  return made;
}

function isRules(part: Buffer): boolean {
  return part.subarray(0, RULES.length).equals(RULES);
}

/** Views of one page say nearly the same of themselves: with blanks behind, which JSON may have, in as many letters. */
function padded(view: string): string {
  return view.padEnd(Math.ceil((view.length + 2) / VIEW_STEP) * VIEW_STEP);
}

/** Parts between these holes only. */
function joined(parts: readonly Buffer[], holes: readonly number[]): Buffer[] {
  const ends = [...holes.map((hole) => hole + 1), parts.length];
  return ends.map((end, i) => Buffer.concat(parts.slice(ends[i - 1] ?? 0, end)));
}

/** Several pages may have come from a render process in one piece of memory: to keep one of them would be to keep all. */
function onItsOwn(html: Buffer): Buffer {
  return html.buffer.byteLength > html.length * 2 ? Buffer.from(html) : html;
}

function placesOf(html: Buffer, hole: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(hole); at !== -1; at = html.indexOf(hole, at + hole.length)) places.push(at);
  return places;
}
