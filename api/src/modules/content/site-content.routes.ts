import { CONTENT_FIELDS } from '@kaagazz/api-schema';
import type { ContentKind } from '@kaagazz/domain/content';
import { and, eq } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { dayInIndia } from '../../plugins/indian-day.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { shownOf } from './content.ts';
import { contentEntries } from './content.tables.ts';
import { readPolicy } from './policy-text.ts';

/** Registers the routes that give pages the published content. */
export function registerSiteContent(app: App, { database, now }: AppContext): void {
  route(app, 'getPolicy', {}, async ({ params }) => {
    const { live, liveAt } = await shown('policy', params.slug);
    if (!live || !liveAt) throw new Problem('NOT_FOUND', 'There is no such policy.');
    const { title, summary, body } = CONTENT_FIELDS.policy.parse(live);
    return { policy: { title, summary, updatedOn: dayInIndia(liveAt), sections: readPolicy(body) } };
  });

  async function shown(kind: ContentKind, slug: string) {
    const [entry] = await database
      .select()
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug)));
    return entry ? shownOf(entry, now()) : { live: null, liveAt: null };
  }
}
