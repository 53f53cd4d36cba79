import type { FailureKind } from './failure-kinds.ts';
import { ReleaseCounts, VITAL_NAMES } from './health-counts.ts';
import type { EventKind, FailureKey, FailureSource, VitalName } from './health-counts.ts';
import { Histogram } from './health-histogram.ts';
import { ReleaseErrors } from './release-errors.ts';
import type { ErrorGroup, KnownError } from './release-errors.ts';
import { totalOf, withMissingViews } from './health-window.ts';
import type { Counts, Slots, WindowName } from './health-window.ts';

interface NamedRelease {
  app: string;
  version: string;
}

export interface Vital extends NamedRelease {
  name: VitalName;
  value: number;
}

export interface ReleaseSummary extends NamedRelease, Counts {
  kinds: { kind: FailureKind; source: FailureSource; count: number }[];
  vitals: Partial<Record<VitalName, { p75: number; samples: number }>>;
  events: Partial<Record<EventKind, number>>;
  errors: ErrorGroup[];
  recent: Counts;
}

const RELEASES_PER_APP = 10;
const APPS = 30;
const EXPIRES_AFTER_MS = 7 * 24 * 60 * 60_000;

export class ReleaseHealth {
  readonly #now: () => number;
  readonly #own = new Map<string, ReleaseCounts>();
  #others: ReadonlyMap<string, readonly ReleaseCounts[]> = new Map();
  #changes = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get changes(): number {
    return this.#changes;
  }

  view(releases: Iterable<NamedRelease>, route?: string): void {
    for (const release of releases) this.#of(release).view(this.#now(), route);
  }

  /** The caller must report at most one failure per page view and release. */
  failure(failure: NamedRelease & { kind: FailureKind }, source: FailureSource, route?: string): void {
    this.#of(failure).failure(failure.kind, source, this.#now(), route);
  }

  /** The caller must report each kind of event at most once per page view and release. */
  event(event: NamedRelease & { kind: EventKind }): void {
    this.#of(event).event(event.kind, this.#now());
  }

  error({ app, version, ...error }: NamedRelease & KnownError): void {
    this.#of({ app, version }).errors.add(error, this.#now());
  }

  errorGroup(release: NamedRelease, id: string): ErrorGroup | undefined {
    return this.#own.get(keyOf(release))?.errors.group(id);
  }

  vital(vital: Vital): void {
    if (!(vital.value >= 0)) return;
    this.#of(vital).vital(vital.name, vital.value, this.#now());
  }

  summary(): ReleaseSummary[] {
    return this.#summaryOf([...this.#own.values(), ...[...this.#others.values()].flat()]);
  }

  ownSummary(): ReleaseSummary[] {
    return this.#summaryOf([...this.#own.values()]);
  }

  slots({ app, version }: NamedRelease, window: WindowName): Slots {
    const sum = new Map<number, Counts>();
    for (const counts of [this.#own.values(), ...this.#others.values()].flatMap((each) => [...each])) {
      if (counts.app === app && counts.version === version) counts.addSlotsTo(sum, window, this.#now());
    }
    return sum;
  }

  routes({ app, version }: NamedRelease, from: number, to: number): Map<string, Counts> {
    const sum = new Map<string, Counts>();
    for (const counts of [this.#own.values(), ...this.#others.values()].flatMap((each) => [...each])) {
      if (counts.app === app && counts.version === version) counts.routes.addTo(sum, from, to);
    }
    return sum;
  }

  own(): ReleaseCounts[] {
    this.#forget();
    return [...this.#own.values()];
  }

  resume(earlier: readonly ReleaseCounts[]): void {
    for (const counts of earlier) {
      const sinceStart = this.#own.get(keyOf(counts));
      if (sinceStart) sinceStart.addAll(counts);
      else this.#own.set(keyOf(counts), counts);
    }
    this.#forget();
  }

  setOthers(others: ReadonlyMap<string, readonly ReleaseCounts[]>): void {
    this.#others = others;
  }

  #of(release: NamedRelease): ReleaseCounts {
    this.#changes += 1;
    const key = keyOf(release);
    const known = this.#own.get(key);
    if (known) return known;
    const counts = new ReleaseCounts(release.app, release.version);
    counts.seen = this.#now();
    this.#own.set(key, counts);
    this.#forget();
    return counts;
  }

  #forget(): void {
    const now = this.#now();
    const perApp = new Map<string, number>();
    const newestFirst = [...this.#own.values()].sort((one, other) => other.seen - one.seen);
    this.#own.clear();
    for (const counts of newestFirst) {
      const already = perApp.get(counts.app) ?? 0;
      if (already === RELEASES_PER_APP || (already === 0 && perApp.size === APPS)) continue;
      if (now - counts.seen > EXPIRES_AFTER_MS) continue;
      counts.routes.forget(now);
      perApp.set(counts.app, already + 1);
      this.#own.set(keyOf(counts), counts);
    }
  }

  #summaryOf(counted: readonly ReleaseCounts[]): ReleaseSummary[] {
    const summaries = [...Map.groupBy(counted, keyOf).values()].flatMap((counts) => {
      const [first] = counts;
      return first ? [this.#sum(first, counts)] : [];
    });
    return summaries.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }

  #sum({ app, version }: NamedRelease, counts: readonly ReleaseCounts[]): ReleaseSummary {
    const kinds = new Map<FailureKey, number>();
    const events: ReleaseSummary['events'] = {};
    const errors = new ReleaseErrors();
    const recent = new Map<number, Counts>();
    let views = 0;
    for (const each of counts) {
      views += each.views;
      for (const [kind, count] of each.failures) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      for (const [kind, count] of each.events) events[kind] = (events[kind] ?? 0) + count;
      errors.addAll(each.errors);
      each.addSlotsTo(recent, 'recent', this.#now());
    }
    const failures = [...kinds.values()].reduce((total, count) => total + count, 0);
    return {
      app,
      version,
      ...withMissingViews({ views, failures }),
      kinds: [...kinds].map(([key, count]) => {
        const [kind, source] = key.split(' ') as [FailureKind, FailureSource];
        return { kind, source, count };
      }),
      vitals: vitalsOf(counts),
      events,
      errors: errors.toJSON(),
      recent: totalOf(recent),
    };
  }
}

function vitalsOf(counts: readonly ReleaseCounts[]): ReleaseSummary['vitals'] {
  const vitals: ReleaseSummary['vitals'] = {};
  for (const name of VITAL_NAMES) {
    const all = new Histogram();
    for (const each of counts) all.addAll(each.vitals[name]);
    const p75 = all.quantile(0.75);
    if (p75 !== undefined) vitals[name] = { p75, samples: all.samples };
  }
  return vitals;
}

function keyOf({ app, version }: NamedRelease): string {
  return `${app}@${version}`;
}
