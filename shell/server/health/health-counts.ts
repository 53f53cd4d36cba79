import { AppName, Version } from '@kaagazz/releases';
import { z } from 'zod';

import { Histogram } from './health-histogram.ts';
import { ReleaseErrors, StoredErrors } from './release-errors.ts';
import { FAILURE_KINDS } from './failure-kinds.ts';
import type { FailureKind } from './failure-kinds.ts';
import { RouteCounts, StoredRoutes } from './route-counts.ts';
import { SlidingWindow, WINDOW_NAMES } from './health-window.ts';
import type { Counts, WindowName } from './health-window.ts';

const FAILURE_SOURCES = ['server', 'browser'] as const;
export type FailureSource = (typeof FAILURE_SOURCES)[number];

/** `BLOCKED` is the total blocking time in milliseconds. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'BLOCKED'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

export const OUTCOMES = ['cart', 'order', 'form'] as const;
const EVENT_KINDS = [...FAILURE_KINDS, ...OUTCOMES] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const Count = z.number().int().nonnegative();
const FailureKey = z.templateLiteral([z.enum(FAILURE_KINDS), ' ', z.enum(FAILURE_SOURCES)]);
export type FailureKey = z.infer<typeof FailureKey>;
const Slots = z.array(z.tuple([Count, Count, Count])).max(100);

export const StoredCounts = z.object({
  app: AppName,
  version: Version,
  seen: Count,
  views: Count,
  failures: z.array(z.tuple([FailureKey, Count])).max(20),
  vitals: z.partialRecord(z.enum(VITAL_NAMES), z.array(z.tuple([Count, Count])).max(1000)),
  events: z
    .array(z.tuple([z.enum(EVENT_KINDS), Count]))
    .max(EVENT_KINDS.length)
    .default([]),
  errors: StoredErrors.default([]),
  recent: Slots,
  day: Slots,
  routes: StoredRoutes,
});
type StoredCounts = z.infer<typeof StoredCounts>;

export class ReleaseCounts {
  readonly app: string;
  readonly version: string;
  seen = 0;
  views = 0;
  readonly failures: Map<FailureKey, number>;
  readonly vitals: Record<VitalName, Histogram>;
  readonly routes: RouteCounts;
  readonly events: Map<EventKind, number>;
  readonly errors: ReleaseErrors;
  readonly #windows: Record<WindowName, SlidingWindow>;

  constructor(app: string, version: string, stored?: StoredCounts) {
    this.app = app;
    this.version = version;
    this.seen = stored?.seen ?? 0;
    this.views = stored?.views ?? 0;
    this.failures = new Map(stored?.failures);
    const histogram = (name: VitalName) => Histogram.from(stored?.vitals[name] ?? []);
    this.vitals = {
      LCP: histogram('LCP'),
      INP: histogram('INP'),
      CLS: histogram('CLS'),
      BLOCKED: histogram('BLOCKED'),
    };
    this.events = new Map(stored?.events);
    this.errors = new ReleaseErrors(stored?.errors);
    this.routes = new RouteCounts(stored?.routes);
    this.#windows = {
      recent: new SlidingWindow('recent', stored?.recent),
      day: new SlidingWindow('day', stored?.day),
    };
  }

  view(now: number, route?: string): void {
    this.seen = now;
    this.views += 1;
    for (const name of WINDOW_NAMES) this.#windows[name].add({ views: 1 }, now);
    if (route !== undefined) this.routes.add(route, { views: 1 }, now);
  }

  failure(kind: FailureKind, source: FailureSource, now: number, route?: string): void {
    this.seen = now;
    const key: FailureKey = `${kind} ${source}`;
    this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
    for (const name of WINDOW_NAMES) this.#windows[name].add({ failures: 1 }, now);
    if (route !== undefined) this.routes.add(route, { failures: 1 }, now);
  }

  event(kind: EventKind, now: number): void {
    this.seen = now;
    this.events.set(kind, (this.events.get(kind) ?? 0) + 1);
  }

  vital(name: VitalName, value: number, now: number): void {
    this.seen = now;
    this.vitals[name].record(value);
  }

  addAll(other: ReleaseCounts): void {
    this.seen = Math.max(this.seen, other.seen);
    this.views += other.views;
    for (const [key, count] of other.failures) this.failures.set(key, (this.failures.get(key) ?? 0) + count);
    for (const name of VITAL_NAMES) this.vitals[name].addAll(other.vitals[name]);
    for (const [kind, count] of other.events) this.events.set(kind, (this.events.get(kind) ?? 0) + count);
    this.errors.addAll(other.errors);
    for (const name of WINDOW_NAMES) this.#windows[name].addAll(other.#windows[name]);
    this.routes.addAll(other.routes);
  }

  addSlotsTo(sum: Map<number, Counts>, window: WindowName, now: number): void {
    this.#windows[window].addTo(sum, now);
  }

  toJSON(): StoredCounts {
    const { app, version, seen, views, failures, vitals, events, errors } = this;
    return {
      app,
      version,
      seen,
      views,
      failures: [...failures],
      vitals: {
        LCP: vitals.LCP.toJSON(),
        INP: vitals.INP.toJSON(),
        CLS: vitals.CLS.toJSON(),
        BLOCKED: vitals.BLOCKED.toJSON(),
      },
      events: [...events],
      errors: errors.toJSON(),
      recent: this.#windows.recent.toJSON(),
      day: this.#windows.day.toJSON(),
      routes: this.routes.toJSON(),
    };
  }
}
