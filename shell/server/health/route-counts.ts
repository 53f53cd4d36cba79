import { z } from 'zod';

import type { Counts } from './health-window.ts';

export const SLOT_MS = 5 * 60_000;
const SLOTS = 25;
const MAX_ROUTES = 60;

const Count = z.number().int().nonnegative();

export const StoredRoutes = z
  .array(z.tuple([z.string().max(200), z.array(z.tuple([Count, Count, Count])).max(100)]))
  .max(100)
  .default([]);
type StoredRoutes = z.infer<typeof StoredRoutes>;

export class RouteCounts {
  readonly #routes = new Map<string, Map<number, Counts>>();

  constructor(stored: StoredRoutes = []) {
    for (const [route, rows] of stored) {
      this.#routes.set(route, new Map(rows.map(([slot, views, failures]) => [slot, { views, failures }])));
    }
  }

  add(route: string, { views = 0, failures = 0 }: Partial<Counts>, now: number): void {
    if (!this.#routes.has(route) && this.#routes.size === MAX_ROUTES) return;
    const slots = this.#routes.get(route) ?? new Map<number, Counts>();
    this.#routes.set(route, slots);
    const slot = Math.floor(now / SLOT_MS);
    const known = slots.get(slot) ?? { views: 0, failures: 0 };
    slots.set(slot, { views: known.views + views, failures: known.failures + failures });
  }

  forget(now: number): void {
    const oldest = Math.floor(now / SLOT_MS) - SLOTS;
    for (const [route, slots] of this.#routes) {
      for (const slot of slots.keys()) if (slot <= oldest) slots.delete(slot);
      if (slots.size === 0) this.#routes.delete(route);
    }
  }

  addAll(other: RouteCounts): void {
    for (const [route, slots] of other.#routes) {
      for (const [slot, counts] of slots) this.add(route, counts, slot * SLOT_MS);
    }
  }

  /**
   * Adds the counts of all slots from `from` to `to`, inclusive. Both times are in milliseconds.
   */
  addTo(sum: Map<string, Counts>, from: number, to: number): void {
    const isWithin = (slot: number) => slot >= Math.floor(from / SLOT_MS) && slot <= Math.floor(to / SLOT_MS);
    for (const [route, slots] of this.#routes) {
      for (const [slot, { views, failures }] of slots) {
        if (!isWithin(slot)) continue;
        const known = sum.get(route) ?? { views: 0, failures: 0 };
        sum.set(route, { views: known.views + views, failures: known.failures + failures });
      }
    }
  }

  toJSON(): StoredRoutes {
    return [...this.#routes].map(([route, slots]) => [
      route,
      [...slots].map(([slot, { views, failures }]) => [slot, views, failures]),
    ]);
  }
}
