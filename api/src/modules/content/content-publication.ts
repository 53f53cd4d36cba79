import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { contentEntries, type ContentEntry } from './content.tables.ts';

export function inState(state: 'draft' | 'scheduled', now: Date): SQL | undefined {
  const { live, nextAt } = contentEntries;
  return state === 'draft' ? and(isNull(live), isNull(nextAt)) : gt(nextAt, now);
}

export function shownOf(
  { live, liveAt, next, nextAt }: Pick<ContentEntry, 'live' | 'liveAt' | 'next' | 'nextAt'>,
  now: Date,
): Pick<ContentEntry, 'live' | 'liveAt'> {
  return nextAt !== null && nextAt <= now ? { live: next, liveAt: nextAt } : { live, liveAt };
}
