import { getsCandidate } from '@kaagazz/releases';
import type { AppRollout, TesterChoice } from '@kaagazz/releases';

import type { DeployedRelease, ReleaseSet } from './deployed-release.ts';
import { releaseKey } from './release-catalog.ts';
import type { CatalogView } from './release-catalog.ts';

export interface Visitor {
  id: string;
  avoids: ReadonlySet<string>;
  tests: TesterChoice;
}

export interface Choice {
  set: ReleaseSet;
  replaceable: readonly string[];
  condemned: readonly DeployedRelease[];
}

interface ChoiceOptions {
  tested: ReadonlyMap<string, DeployedRelease>;
  isCondemned: (app: string, version: string) => boolean;
}

export function isStaged({ rollout }: CatalogView): boolean {
  return Object.values(rollout.apps).some(({ candidate }) => (candidate?.percent ?? 0) > 0);
}

export class ReleaseChooser {
  #view: CatalogView | undefined;
  #sets = new Map<string, ReleaseSet>();
  #common: Choice | undefined;

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
    if (!keys.some((each) => tested.has(each))) this.#sets.set(key, set);
    return set;
  }

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

function possibleVersions(app: string, part: AppRollout, { id, tests }: Visitor): string[] {
  const { stable, candidate, previous } = part;
  const asked = tests[app];
  const versions = [
    ...(asked === undefined ? [] : [asked]),
    ...(candidate && getsCandidate(app, part, id) ? [candidate.version] : []),
    ...(stable === null ? [] : [stable, ...(previous === null ? [] : [previous])]),
  ];
  return [...new Set(versions)];
}

function fallback(app: string, { stable }: AppRollout, view: CatalogView): DeployedRelease | undefined {
  return stable === null ? undefined : view.releases.get(releaseKey(app, stable));
}
