import type { Row, Target } from '../row.ts';
import type { Audit } from './lighthouse-browser.ts';
import type { AuditedPage } from './page-rows.ts';

const MEASURES: [name: string, unit: string, measure: keyof Audit, target: Target][] = [
  ['Lighthouse performance', '', 'score', { atLeast: 0.99 }],
  ['LCP', 'ms', 'lcp', { atMost: 1.05 }],
  ['TBT', 'ms', 'tbt', { atMost: 1.05 }],
];

export function comparisonRows(pages: readonly AuditedPage[]): Row[] {
  const rowOf = (
    place: string,
    compared: readonly AuditedPage[],
    [name, unit, measure]: (typeof MEASURES)[number],
  ) => ({
    name: `${place}: ${name}`,
    unit,
    value: mean(compared.map(({ current }) => current[measure])),
    baseline: { name: 'older checkout', value: mean(compared.map(({ older }) => older?.[measure] ?? NaN)) },
  });
  return [
    ...MEASURES.map((entry) => ({ ...rowOf(`average of ${pages.length} pages`, pages, entry), target: entry[3] })),
    ...pages.flatMap((page) => MEASURES.map((entry) => rowOf(page.path, [page], entry))),
  ];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
