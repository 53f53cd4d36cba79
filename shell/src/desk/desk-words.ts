import type { DeskCounts, DeskRelease } from './desk-model.ts';

const grouping = new Intl.NumberFormat('en-IN');
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 1234567 -> `12,34,567` */
export function count(value: number): string {
  return grouping.format(value);
}

/** How many of 100 views failed: `0.4 %`; undefined without views. */
export function failureRate({ views, failures }: DeskCounts): string | undefined {
  if (views === 0) return undefined;
  const rate = (100 * failures) / views;
  // none and hardly any are not the same
  return rate > 0 && rate < 0.1 ? '< 0.1 %' : `${oneDecimal.format(rate)} %`;
}

/** `850 ms`, `1.8 s` */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${oneDecimal.format(milliseconds / 1000)} s`;
}

/** Of an ISO date, in India: `21 Nov, 14:05` */
export function when(iso: string): string {
  return moment.format(new Date(iso));
}

/** Up to the first a page feels good, beyond the second poor (web.dev, at the 75th percentile); milliseconds. */
const LIMITS = { LCP: [2500, 4000], INP: [200, 500] } as const;

export function verdictOn(vital: keyof typeof LIMITS, milliseconds: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = LIMITS[vital];
  if (milliseconds <= good) return 'good';
  return milliseconds <= poor ? 'fair' : 'poor';
}

const KINDS: Record<string, string> = {
  load: 'not loaded',
  render: 'threw',
  stall: 'hung',
  late: 'threw late',
};
const SOURCES: Record<string, string> = { server: 'on the server', browser: 'in browsers' };

/** `3 not loaded in browsers` */
export function kindInWords({ kind, source, count: times }: DeskRelease['kinds'][number]): string {
  return `${count(times)} ${KINDS[kind] ?? kind} ${SOURCES[source] ?? source}`;
}
