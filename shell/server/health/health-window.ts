/** Page views and how many of them failed. */
export interface Counts {
  views: number;
  failures: number;
}

/** Counts by slot number, counted from 1970. */
export type Slots = ReadonlyMap<number, Readonly<Counts>>;

/** The stored form of `Slots`. */
export type SlotRows = [slot: number, views: number, failures: number][];

const MINUTE = 60_000;

/** A window has `slots` slots of `slotMs` each and ends now. */
export const WINDOWS = {
  /** Half an hour by minute, for a busy shop. */
  recent: { slotMs: MINUTE, slots: 30 },
  /** A day by hour, for a quiet shop with few page views in half an hour. */
  day: { slotMs: 60 * MINUTE, slots: 24 },
} as const;

export type WindowName = keyof typeof WINDOWS;
export const WINDOW_NAMES: readonly WindowName[] = ['recent', 'day'];

/** Counts page views and failures within a window. */
export class SlidingWindow {
  readonly #name: WindowName;
  readonly #slots = new Map<number, Counts>();

  constructor(name: WindowName, rows: SlotRows = []) {
    this.#name = name;
    for (const [slot, views, failures] of rows) this.#slots.set(slot, { views, failures });
  }

  /** @param now milliseconds since 1970 */
  add({ views = 0, failures = 0 }: Partial<Counts>, now: number): void {
    const slot = Math.floor(now / WINDOWS[this.#name].slotMs);
    const counts = this.#slots.get(slot);
    if (counts) {
      counts.views += views;
      counts.failures += failures;
      return;
    }
    this.#slots.set(slot, { views, failures });
    for (const old of this.#slots.keys()) if (!this.#covers(old, now)) this.#slots.delete(old);
  }

  addAll(other: SlidingWindow): void {
    for (const [slot, { views, failures }] of other.#slots) {
      const known = this.#slots.get(slot) ?? { views: 0, failures: 0 };
      this.#slots.set(slot, { views: known.views + views, failures: known.failures + failures });
    }
  }

  /** Adds the slots that the window covers now to `sum`. */
  addTo(sum: Map<number, Counts>, now: number): void {
    for (const [slot, { views, failures }] of this.#slots) {
      if (!this.#covers(slot, now)) continue;
      const { views: otherViews, failures: otherFailures } = sum.get(slot) ?? { views: 0, failures: 0 };
      sum.set(slot, { views: views + otherViews, failures: failures + otherFailures });
    }
  }

  toJSON(): SlotRows {
    return [...this.#slots].map(([slot, { views, failures }]) => [slot, views, failures]);
  }

  #covers(slot: number, now: number): boolean {
    const { slotMs, slots } = WINDOWS[this.#name];
    return slot > Math.floor(now / slotMs) - slots;
  }
}

/**
 * Sums all slots. Corrects only the sum, because a failure may be reported minutes after its view.
 */
export function totalOf(slots: Slots): Counts {
  const total = { views: 0, failures: 0 };
  for (const { views, failures } of slots.values()) {
    total.views += views;
    total.failures += failures;
  }
  return withoutExcess(total);
}

/** Returns what was counted after `earlier`, a previous state of the same window. */
export function since(earlier: Slots, slots: Slots): Slots {
  return new Map(
    [...slots].map(([slot, { views, failures }]) => {
      const known = earlier.get(slot) ?? { views: 0, failures: 0 };
      return [slot, { views: Math.max(0, views - known.views), failures: Math.max(0, failures - known.failures) }];
    }),
  );
}

/** Counts a failure without a view as a view, so that the failure rate is at most 1. */
export function withoutExcess({ views, failures }: Readonly<Counts>): Counts {
  return { views: Math.max(views, failures), failures };
}
