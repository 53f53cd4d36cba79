import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';

const ROOT = join(import.meta.dirname, '../..');

interface Row {
  /** ASVS 5.0 requirement numbers, separated by spaces. */
  requirements: string;
  state: string;
  how: string;
  tests: string;
}

const rows: Row[] = parse(readFileSync(join(ROOT, 'docs/asvs.csv')), { columns: true });
const words = (text: string) => text.split(' ').filter(Boolean);

/**
 * Numbers of the level 1 and 2 requirements in each ASVS section. Omits the sections about OAuth
 * and WebRTC.
 */
const SECTIONS: Record<string, readonly number[]> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '6.3': [1, 2, 3],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
};

describe('docs/asvs.csv', () => {
  it('docs/asvs.csv lists every ASVS requirement of levels 1 and 2 exactly once', () => {
    const covered = rows.flatMap(({ requirements }) => words(requirements));
    const required = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );

    expect(covered.toSorted()).toEqual(required.toSorted());
  });

  it('every row of docs/asvs.csv has a valid state and an explanation', () => {
    const unclear = rows.filter(
      ({ state, how }) => !['met', 'in part', 'not met', 'n/a'].includes(state) || how === '',
    );

    expect(unclear).toEqual([]);
  });

  it('every test file named in docs/asvs.csv exists', () => {
    const named = rows.flatMap(({ tests }) => words(tests));

    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
