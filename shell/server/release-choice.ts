import { getsCandidate } from '@kaagazz/releases';
import type { AppRollout, TesterChoice } from '@kaagazz/releases';

import type { DeployedRelease, ReleaseSet } from './deployed-release.ts';
import { releaseKey } from './release-catalog.ts';
import type { CatalogView } from './release-catalog.ts';

/** What of a visitor decides which releases they get. */
export interface Visitor {
  /** random; the same visitor always stands in the same buckets */
  id: string;
  /** releases (`app@version`) that failed for this visitor */
  avoids: ReadonlySet<string>;
  /** what a tester's link asks for */
  tests: TesterChoice;
}

/** Releases of one visitor, and which of them another release could stand in for. */
export interface Choice {
  set: ReleaseSet;
  /** apps for which there is another release, should this one fail */
  replaceable: readonly string[];
  /** releases that they would have got, were their code not kept from running */
  condemned: readonly DeployedRelease[];
}

interface ChoiceOptions {
  /** releases that only testers see, by `app@version`; what is not there is not shown */
  tested: ReadonlyMap<string, DeployedRelease>;
  /** a release that nobody should get now, whatever the rollout says */
  isCondemned: (app: string, version: string) => boolean;
}

/** True while any visitor's bucket matters: only then a visitor needs an id. */
export function isStaged({ rollout }: CatalogView): boolean {
  return Object.values(rollout.apps).some(({ candidate }) => (candidate?.percent ?? 0) > 0);
}

/** Chooses releases for visitors. Equal choices are one object, for as long as the rollout stays. */
export class ReleaseChooser {
  #view: CatalogView | undefined;
  #sets = new Map<string, ReleaseSet>();
  /** what everybody gets for whom nothing is special, as long as none of it is condemned */
  #common: Choice | undefined;

  /** All sets that were handed out and can be asked for again. */
  get sets(): ReleaseSet[] {
    return [...this.#sets.values()];
  }

  choose(view: CatalogView, visitor: Visitor, { tested, isCondemned }: ChoiceOptions): Choice {
    if (view !== this.#view) this.follow(view);
    const isCommon = visitor.avoids.size === 0 && Object.keys(visitor.tests).length === 0;
    const isSound = ({ set }: Choice) =>
      Object.values(set.releases).every(({ app, version }) => !isCondemned(app, version));
    if (isCommon && this.#common && isSound(this.#common)) return this.#common;
    const chosen: DeployedRelease[] = [];
    const replaceable: string[] = [];
    const condemned: DeployedRelease[] = [];
    for (const [app, part] of Object.entries(view.rollout.apps)) {
      const possible = possibleVersions(app, part, visitor)
        .filter((version) => !visitor.avoids.has(releaseKey(app, version)))
        .flatMap((version) => {
          const key = releaseKey(app, version);
          return view.releases.get(key) ?? tested.get(key) ?? [];
        });
      const healthy = possible.find(({ version }) => !isCondemned(app, version));
      const release = healthy ?? possible[0] ?? fallback(app, part, view);
      if (healthy && possible[0] && healthy !== possible[0]) condemned.push(possible[0]);
      if (!release) continue;
      chosen.push(release);
      if (possible.some((other) => other !== release)) replaceable.push(app);
    }
    const choice = { set: this.#setOf(chosen, tested), replaceable, condemned };
    if (isCommon && !isStaged(view) && condemned.length === 0 && isSound(choice)) this.#common = choice;
    return choice;
  }

  #setOf(chosen: readonly DeployedRelease[], tested: ReadonlyMap<string, DeployedRelease>): ReleaseSet {
    const keys = chosen.map(({ app, version }) => releaseKey(app, version));
    const key = keys.toSorted().join(',');
    const known = this.#sets.get(key);
    if (known) return known;
    const set = { key, releases: Object.fromEntries(chosen.map((release) => [release.app, release])) };
    // Testers could ask for any number of combinations: theirs live as long as their page view.
    if (!keys.some((each) => tested.has(each))) this.#sets.set(key, set);
    return set;
  }

  /** After a change of the rollout, sets of releases that are served no more are let go. */
  follow(view: CatalogView): void {
    this.#view = view;
    this.#common = undefined;
    const stillServed = ({ releases }: ReleaseSet) =>
      Object.values(releases).every(
        (release) => view.releases.get(releaseKey(release.app, release.version)) === release,
      );
    this.#sets = new Map([...this.#sets].filter(([, set]) => stillServed(set)));
  }
}

/** In the order in which this visitor would get them: a failing one is replaced by the next. */
function possibleVersions(app: string, part: AppRollout, { id, tests }: Visitor): string[] {
  const { stable, candidate, previous } = part;
  const asked = tests[app];
  const versions = [
    ...(asked === undefined ? [] : [asked]),
    ...(candidate && getsCandidate(app, part, id) ? [candidate.version] : []),
    // what is not launched has no previous release either
    ...(stable === null ? [] : [stable, ...(previous === null ? [] : [previous])]),
  ];
  return [...new Set(versions)];
}

/** When every release failed for this visitor, the stable one is tried again rather than none. */
function fallback(app: string, { stable }: AppRollout, view: CatalogView): DeployedRelease | undefined {
  return stable === null ? undefined : view.releases.get(releaseKey(app, stable));
}
