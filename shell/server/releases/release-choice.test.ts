import { bucketOf } from '@kaagazz/releases';
import type { AppRollout } from '@kaagazz/releases';
import fc from 'fast-check';

import type { DeployedRelease } from './deployed-release.ts';
import { rolloutOf } from '../test-support/hand-made-release.ts';
import type { CatalogView } from './release-catalog.ts';
import { ReleaseChooser, isStaged } from './release-choice.ts';
import type { Visitor } from './release-choice.ts';

const release = (app: string, version: string) => ({ app, version }) as DeployedRelease;

function viewOf(shop: Partial<AppRollout>, print: Partial<AppRollout> = {}): CatalogView {
  const rollout = rolloutOf({ shell: { stable: 's1' }, 'mfe-shop': shop, 'mfe-print': print });
  const releases = Object.entries(rollout.apps).flatMap(([app, { stable, candidate, previous }]) =>
    [stable, candidate?.version, previous]
      .filter((version) => typeof version === 'string')
      .map((version): [string, DeployedRelease] => [`${app}@${version}`, release(app, version)]),
  );
  return { rollout, releases: new Map(releases), waiting: new Map() };
}

const visitor = (over: Partial<Visitor> = {}): Visitor => ({ id: 'someone', avoids: new Set(), tests: {}, ...over });
const nothing = {
  tested: new Map<string, DeployedRelease>(),
  isCondemned: (_app: string, _version: string) => false,
};

function chosen(view: CatalogView, who: Visitor, options = nothing) {
  const { set, replaceable, condemned } = new ReleaseChooser().choose(view, who, options);
  const versions = Object.values(set.releases).map(({ app, version }) => `${app}@${version}`);
  return { versions, replaceable, ...(condemned.length > 0 && { condemned }) };
}

const inside = visitor({ id: idWhere((bucket) => bucket < 1000) });
const outside = visitor({ id: idWhere((bucket) => bucket >= 1000) });

function idWhere(fits: (bucket: number) => boolean): string {
  for (let i = 0; ; i++) if (fits(bucketOf('mfe-shop', 'mfe-shop', `visitor ${i}`))) return `visitor ${i}`;
}

const staged: Partial<AppRollout> = { stable: 'b', candidate: { version: 'c', percent: 10 }, previous: 'a' };

it('only visitors within the rollout percentage get the candidate', () => {
  const view = viewOf(staged);

  expect(chosen(view, inside)).toEqual({ versions: ['shell@s1', 'mfe-shop@c'], replaceable: ['mfe-shop'] });
  expect(chosen(view, outside)).toEqual({ versions: ['shell@s1', 'mfe-shop@b'], replaceable: ['mfe-shop'] });
});

it('a visitor whose release has failed gets another release', () => {
  const view = viewOf(staged);
  const without = (...versions: string[]) =>
    chosen(view, { ...inside, avoids: new Set(versions.map((version) => `mfe-shop@${version}`)) });

  expect(without('c')).toEqual({ versions: ['shell@s1', 'mfe-shop@b'], replaceable: ['mfe-shop'] });
  expect(without('c', 'b')).toEqual({ versions: ['shell@s1', 'mfe-shop@a'], replaceable: [] });
  expect(without('c', 'b', 'a')).toEqual({ versions: ['shell@s1', 'mfe-shop@b'], replaceable: [] });
});

it('a section without a stable release is hidden from visitors who do not get its candidate', () => {
  const view = viewOf({ candidate: { version: 'c', percent: 10 } });

  expect(chosen(view, inside).versions).toEqual(['shell@s1', 'mfe-shop@c']);
  expect(chosen(view, outside).versions).toEqual(['shell@s1']);
  expect(chosen(view, { ...inside, avoids: new Set(['mfe-shop@c']) }).versions).toEqual(['shell@s1']);
  expect(chosen(viewOf({ candidate: { version: 'c', percent: 0 } }), inside).versions).toEqual(['shell@s1']);
});

it('a tester gets the release from the tester link unless that release has failed', () => {
  const view = viewOf({ stable: 'b', previous: 'a' });
  const options = { ...nothing, tested: new Map([['mfe-shop@old', release('mfe-shop', 'old')]]) };
  const tester = { ...outside, tests: { 'mfe-shop': 'old' } };

  expect(chosen(view, tester, options)).toEqual({ versions: ['shell@s1', 'mfe-shop@old'], replaceable: ['mfe-shop'] });
  expect(chosen(view, tester).versions).toEqual(['shell@s1', 'mfe-shop@b']);
  expect(chosen(view, { ...tester, avoids: new Set(['mfe-shop@old']) }, options).versions).toContain('mfe-shop@b');
});

it('a release that stalled a render worker is skipped if another release is available', () => {
  const condemned = (...versions: string[]) => ({
    ...nothing,
    isCondemned: (_app: string, version: string) => versions.includes(version),
  });

  expect(chosen(viewOf(staged), inside, condemned('c'))).toEqual({
    versions: ['shell@s1', 'mfe-shop@b'],
    replaceable: ['mfe-shop'],
    condemned: [release('mfe-shop', 'c')],
  });
  expect(chosen(viewOf({ stable: 'b' }), inside, condemned('b')).versions).toContain('mfe-shop@b');
});

it('a visitor’s buckets for different apps are independent', () => {
  const tenth = { stable: 'b', candidate: { version: 'c', percent: 10 } };
  const view = viewOf(tenth, tenth);
  const visitors = Array.from({ length: 20_000 }, (_, i) => chosen(view, visitor({ id: `${i}` })).versions);

  const both = visitors.filter((versions) => versions.includes('mfe-shop@c') && versions.includes('mfe-print@c'));
  expect(both.length / visitors.length).toBeGreaterThan(0.006);
  expect(both.length / visitors.length).toBeLessThan(0.014);
});

it('the same combination of releases always uses the same release set', () => {
  const chooser = new ReleaseChooser();
  const view = viewOf(staged);

  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), (id, failed) => {
      const who = visitor({ id, avoids: new Set(failed.map((version) => `mfe-shop@${version}`)) });
      const { set } = chooser.choose(view, who, nothing);

      expect(chooser.choose(view, who, nothing).set).toBe(set);
      expect(['a', 'b', 'c']).toContain(set.releases['mfe-shop']?.version);
    }),
  );
  expect(chooser.sets.length).toBeLessThanOrEqual(3);
});

it('a rollout change removes release sets that are no longer served', () => {
  const chooser = new ReleaseChooser();
  chooser.choose(viewOf(staged), inside, nothing);

  chooser.follow(viewOf({ stable: 'd' }));

  expect(chooser.sets).toEqual([]);
});

it('isStaged() returns true only if a candidate is served to some visitors', () => {
  expect(isStaged(viewOf({ stable: 'b' }))).toBe(false);
  expect(isStaged(viewOf({ stable: 'b', candidate: { version: 'c', percent: 0 } }))).toBe(false);
  expect(isStaged(viewOf(staged))).toBe(true);
});
