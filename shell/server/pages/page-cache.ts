import { LRUCache } from 'lru-cache';

import type { ReleaseFailure } from '../releases/index.ts';
import type { DrawnPage } from './drawn-page.ts';

/** What came of drawing a page, cut at its holes. */
export type Drawing =
  | { kind: 'page'; page: DrawnPage; failure?: ReleaseFailure }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'none'; failure: ReleaseFailure };

/** Which page, and for whom. */
interface PageAsked {
  /** of the releases that draw it: visitors of other releases never get it */
  set: string;
  /** the whole address, with origin and query */
  href: string;
  /**
   * it is asked for as a link of the shop asks for it, by a visitor like most. Of other spellings, queries and sets there are as many as anybody
   * likes to make up: those are kept apart, so that they can't push these out
   */
  isCommon: boolean;
}

interface Kept {
  drawing: Drawing & { kind: 'page' };
  /** when drawing it began; milliseconds */
  since: number;
}

/** No visitor sees a page that is older, as long as a newer one is drawn within `PATIENCE_MS`. */
const FRESH_MS = 1_000;
/** Whoever comes for a page that is being drawn anew waits this long for it, then gets the one before. */
const PATIENCE_MS = 150;
/** Of the texts, and as many pages at most. A home page has 120 KB, a product 50 KB. */
const COMMON = { maxSize: 32 * 1024 * 1024, max: 1_000 };
const OTHERS = { maxSize: 4 * 1024 * 1024, max: 100 };

/**
 * Keeps drawn pages for a moment, and draws each only once at a time, however many ask. Kept is what all visitors with the same releases get alike:
 * whole pages that search engines may list. What failed, leads elsewhere or is not there is drawn for each who asks.
 */
export class PageCache {
  readonly #staleMs: number;
  readonly #now: () => number;
  readonly #common = shelf(COMMON);
  readonly #others = shelf(OTHERS);
  readonly #underWay = new Map<string, Promise<Drawing>>();

  /** @param staleMs how old a page may be that is shown while a newer one is being drawn; 0: each view is drawn for itself */
  constructor(staleMs: number, now: () => number = () => performance.now()) {
    this.#staleMs = staleMs;
    this.#now = now;
  }

  /** Bytes of the pages that are kept. */
  get bytes(): number {
    return this.#common.calculatedSize + this.#others.calculatedSize;
  }

  /** @param draw called when there is no page that is new enough, and nobody draws it already */
  async page({ set, href, isCommon }: PageAsked, draw: () => Promise<Drawing>): Promise<Drawing> {
    if (this.#staleMs === 0) return draw();
    const kept = isCommon ? this.#common : this.#others;
    const key = `${set} ${href}`;
    const known = kept.get(key);
    const age = known ? this.#now() - known.since : Infinity;
    if (known && age < Math.min(FRESH_MS, this.#staleMs)) return known.drawing;

    const drawing = this.#underWay.get(key) ?? this.#draw(key, kept, draw);
    if (!known || age >= this.#staleMs) return drawing;
    return Promise.race([drawing, after(PATIENCE_MS, known.drawing)]);
  }

  /** The releases that are served have changed. */
  clear(): void {
    this.#common.clear();
    this.#others.clear();
    // what is being drawn by now is for those who wait for it
    this.#underWay.clear();
  }

  #draw(key: string, kept: ReturnType<typeof shelf>, draw: () => Promise<Drawing>): Promise<Drawing> {
    const since = this.#now();
    const drawing: Promise<Drawing> = draw().then(
      (drawn) => {
        const shown = this.#end(key, drawing) ? this.#keep(key, kept, drawn, since) : drawn;
        return this.#bestOf(shown, kept.peek(key));
      },
      (error: unknown) => {
        this.#end(key, drawing);
        throw error;
      },
    );
    this.#underWay.set(key, drawing);
    return drawing;
  }

  /** @returns whether it is still wanted */
  #end(key: string, drawing: Promise<Drawing>): boolean {
    return this.#underWay.get(key) === drawing && this.#underWay.delete(key);
  }

  /** @returns what is to be shown: the page from before, when it says the same, for it is compressed already */
  #keep(key: string, kept: ReturnType<typeof shelf>, drawn: Drawing, since: number): Drawing {
    if (isAway(drawn)) return drawn;
    if (drawn.kind !== 'page' || drawn.failure || drawn.page.status !== 200 || !drawn.page.isListed) {
      kept.delete(key);
      return drawn;
    }
    const known = kept.peek(key)?.drawing;
    const drawing = known?.page.isLike(drawn.page) ? known : drawn;
    if (drawing === known && kept === this.#common) known.page.hasStayed();
    kept.set(key, { drawing, since });
    return drawing;
  }

  /** While the api is away, the page from before is better than none, for as long as it may be shown. */
  #bestOf(drawn: Drawing, known: Kept | undefined): Drawing {
    return known && isAway(drawn) && this.#now() - known.since < this.#staleMs ? known.drawing : drawn;
  }
}

function shelf(bounds: { maxSize: number; max: number }) {
  return new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ drawing }, key) => drawing.page.bytes + key.length,
  });
}

/** Drawn, but without what it should show; no release is to blame. */
function isAway(drawn: Drawing): boolean {
  return drawn.kind === 'page' && !drawn.failure && drawn.page.status === 503;
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
