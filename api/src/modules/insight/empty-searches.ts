import { dayInIndia } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { emptySearches } from './insight.tables.ts';

const LONGEST_TERM = 60;
/**
 * Maximum number of stored search terms per day. Prevents random searches from filling the table.
 */
const TERMS_PER_DAY = 1_000;
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** Counts searches without results. */
export class EmptySearches {
  readonly #context: Pick<AppContext, 'database' | 'now' | 'jobs'>;
  #isWriting = false;

  constructor(context: Pick<AppContext, 'database' | 'now' | 'jobs'>) {
    this.#context = context;
  }

  registerJobs(): void {
    const { database, now, jobs } = this.#context;
    jobs.register({
      'forget-old-searches': {
        everyMs: DAY_MS,
        run: async () => {
          const oldest = dayInIndia(new Date(now().getTime() - KEPT_DAYS * DAY_MS));
          await database.delete(emptySearches).where(sql`${emptySearches.day} < ${oldest}`);
        },
      },
    });
  }

  note(search: string): void {
    const term = termOf(search);
    if (term === null || this.#isWriting) return;
    this.#isWriting = true;
    void this.#store(term)
      // A search must succeed even if it can't be counted.
      .catch(() => undefined)
      .finally(() => {
        this.#isWriting = false;
      });
  }

  async #store(term: string): Promise<void> {
    const day = dayInIndia(this.#context.now());
    await this.#context.database.execute(sql`
      insert into empty_searches (day, term, searches)
      select ${day}, ${term}, 1
      where (select count(*) from empty_searches where day = ${day}) < ${TERMS_PER_DAY}
        or exists (select 1 from empty_searches where day = ${day} and term = ${term})
      on conflict (day, term) do update set searches = empty_searches.searches + 1`);
  }
}

/** Returns the search term, or null if it is empty or may contain personal data. */
export function termOf(search: string): string | null {
  const term = search.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, LONGEST_TERM);
  const digits = term.replaceAll(/\D/g, '').length;
  return term === '' || term.includes('@') || digits > 4 ? null : term;
}
