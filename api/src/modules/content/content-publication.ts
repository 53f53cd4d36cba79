import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { contentEntries, type ContentEntry } from './content.tables.ts';

/**
 * Returns the SQL condition for drafts (neither published nor scheduled) or for scheduled entries.
 */
export function inState(state: 'draft' | 'scheduled', now: Date): SQL | undefined {
  const { live, nextAt } = contentEntries;
  return state === 'draft' ? and(isNull(live), isNull(nextAt)) : gt(nextAt, now);
}

/** Returns the content that pages show at the given time, and the time when it was published. */
export function shownOf(
  { live, liveAt, next, nextAt }: Pick<ContentEntry, 'live' | 'liveAt' | 'next' | 'nextAt'>,
  now: Date,
): Pick<ContentEntry, 'live' | 'liveAt'> {
  return nextAt !== null && nextAt <= now ? { live: next, liveAt: nextAt } : { live, liveAt };
}
