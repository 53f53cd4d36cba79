import type { Row, Target } from '../row.ts';
import type { Audit } from './lighthouse-browser.ts';

export interface AuditedPage {
  path: string;
  current: Audit;
  older?: Audit | undefined;
}

const PICTURE_PAGES = [/^\/$/, /^\/community$/, /^\/chitrayan$/, /^\/shop$/, /^\/collection$/, /^\/products/];
const LCP: Target = { atMost: 1200 };
const TBT: Target = { atMost: 80 };
const CLS: Target = { atMost: 0.0005 };

export function pageRows({ path, current: { score, lcp, tbt, cls } }: AuditedPage): Row[] {
  const minimum = PICTURE_PAGES.some((pattern) => pattern.test(path)) ? 99 : 100;
  return [
    { name: `${path}: Lighthouse performance`, unit: '', value: score, target: { atLeast: minimum } },
    { name: `${path}: LCP`, unit: 'ms', value: lcp, target: LCP },
    { name: `${path}: TBT`, unit: 'ms', value: tbt, target: TBT },
    { name: `${path}: CLS`, unit: '', value: cls, target: CLS, deterministic: true },
  ];
}

export function worstRows(pages: readonly AuditedPage[]): Row[] {
  if (pages.length < 2) return [];
  const row = (name: string, unit: string, measure: keyof Audit, target: Target): Row => {
    const best = measure === 'score' ? -1 : 1;
    const [worst] = pages.toSorted((a, b) => best * (b.current[measure] - a.current[measure]));
    return {
      name: `all ${pages.length} pages: ${name} (${worst?.path})`,
      unit,
      value: worst?.current[measure] ?? NaN,
      target,
      charted: true,
    };
  };
  return [
    row('lowest performance', '', 'score', { atLeast: 99 }),
    row('slowest LCP', 'ms', 'lcp', LCP),
    row('longest TBT', 'ms', 'tbt', TBT),
    row('largest CLS', '', 'cls', CLS),
  ];
}
