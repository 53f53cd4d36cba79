import type { ViewCounts, ReleaseStatus } from './release-page-model.ts';

const grouping = new Intl.NumberFormat('en-IN');
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Uses Indian digit grouping, such as `12,34,567`. */
export function formatCount(value: number): string {
  return grouping.format(value);
}

export function failureRate({ views, failures }: ViewCounts): string | undefined {
  if (views === 0) return undefined;
  const rate = (100 * failures) / views;
  return rate > 0 && rate < 0.1 ? '< 0.1 %' : `${oneDecimal.format(rate)} %`;
}

export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${oneDecimal.format(milliseconds / 1000)} s`;
}

/** Formats a time in India's time zone, such as `21 Nov, 14:05`. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** Upper limits for "good" and "needs improvement" in milliseconds, as defined on web.dev. */
const LIMITS = { LCP: [2500, 4000], INP: [200, 500] } as const;

export function rateVital(vital: keyof typeof LIMITS, milliseconds: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = LIMITS[vital];
  if (milliseconds <= good) return 'good';
  return milliseconds <= poor ? 'fair' : 'poor';
}

const KINDS: Record<string, string> = {
  load: 'failed to load',
  render: 'threw',
  stall: 'timed out',
  late: 'threw after rendering',
  error: 'had an uncaught error',
  rejection: 'had an unhandled rejection',
  handler: 'threw in an event handler',
  blank: 'had a blank section',
  api: 'had a failed api call',
};
const SOURCES: Record<string, string> = { server: 'on the server', browser: 'in browsers' };

export function formatFailure(kind: string): string {
  return KINDS[kind] ?? kind;
}

export function formatShift(score: number): string {
  return score.toFixed(2);
}

export function formatKind({ kind, source, count }: ReleaseStatus['kinds'][number]): string {
  return `${formatCount(count)} ${formatFailure(kind)} ${SOURCES[source] ?? source}`;
}
