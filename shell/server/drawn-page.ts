import { randomBytes } from 'node:crypto';

/**
 * Stand in the drawn page for what is another for each view of it, so that the rest is the same for all visitors with the same releases. Nobody outside
 * knows them: what a visitor writes into an address can't be taken for one.
 */
export const HOLES = {
  nonce: randomBytes(16).toString('hex'),
  view: `"${randomBytes(16).toString('hex')}"`,
} as const;

const END = '</body>';
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

  constructor(status: number, html: string) {
    this.status = status;
    this.isListed = html.includes(LISTED);
    const parts: Buffer[] = [];
    const holes: (keyof ViewOfPage)[] = [];
    let from = 0;
    const cut = (hole: keyof ViewOfPage, at: number, length: number) => {
      parts.push(Buffer.from(html.slice(from, at)));
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
    parts.push(Buffer.from(html.slice(from)));
    this.#parts = parts;
    this.#holes = holes;
    this.bytes = parts.reduce((sum, { length }) => sum + length, 0);
  }

  /** The page for one view of it. */
  filled(own: ViewOfPage): Buffer {
    const [first, ...others] = this.#parts;
    const fillings = { nonce: Buffer.from(own.nonce), view: Buffer.from(own.view), badge: Buffer.from(own.badge) };
    const pieces = first ? [first] : [];
    others.forEach((part, i) => {
      const hole = this.#holes[i];
      if (hole) pieces.push(fillings[hole]);
      pieces.push(part);
    });
    return Buffer.concat(pieces);
  }
}

function placesOf(html: string, hole: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(hole); at !== -1; at = html.indexOf(hole, at + hole.length)) places.push(at);
  return places;
}
