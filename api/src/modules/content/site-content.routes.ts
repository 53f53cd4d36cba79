import { CONTENT_FIELDS, type SiteContent, type SiteEntries } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import type { ContentKind, CONTENT_PAGES } from '@kaagazz/domain/content';
import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { shownOf } from './content.ts';
import { contentEntries, type ContentFields } from './content.tables.ts';
import { readPolicy } from './policy-text.ts';

/** A published entry. */
interface Shown {
  id: string;
  fields: ContentFields;
}

const MOST_ENTRIES = 500;
/** Slug prefix of texts that several pages show. */
const ON_ALL_PAGES = 'all-';

/** Registers the routes that give pages the published content. */
export function registerSiteContent(app: App, { database, now }: AppContext): void {
  route(app, 'getPolicy', {}, async ({ params }) => {
    const [entry] = await database
      .select()
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, 'policy'), eq(contentEntries.slug, params.slug)));
    const { live = null, liveAt = null } = entry ? shownOf(entry, now()) : {};
    if (!live || !liveAt) throw new Problem('NOT_FOUND', 'There is no such policy.');
    const { title, summary, body } = CONTENT_FIELDS.policy.parse(live);
    return { policy: { title, summary, updatedOn: dayInIndia(liveAt), sections: readPolicy(body) } };
  });

  route(app, 'getContentOfPage', {}, async ({ query: { kinds, page } }) => {
    const at = now();
    const rows = await database
      .select()
      .from(contentEntries)
      .where(
        and(inArray(contentEntries.kind, kinds), or(isNotNull(contentEntries.live), lte(contentEntries.nextAt, at))),
      )
      .orderBy(asc(contentEntries.slug))
      .limit(MOST_ENTRIES);
    const shownOfKind = (kind: ContentKind) =>
      rows.flatMap((entry): Shown[] => {
        const { live } = shownOf(entry, at);
        return entry.kind === kind && live ? [{ id: entry.slug, fields: live }] : [];
      });
    const content: SiteContent = {};
    for (const kind of kinds) Object.assign(content, { [kind]: READERS[kind](shownOfKind(kind), page) });
    return { content };
  });
}

type Page = (typeof CONTENT_PAGES)[number] | undefined;

type Readers = {
  [Kind in keyof SiteEntries]: (shown: readonly Shown[], page: Page) => SiteEntries[Kind];
};

/**
 * For each kind, converts the published entries to the response format, in the order in which pages
 * show them.
 */
const READERS: Readers = {
  text: (shown, page) =>
    Object.fromEntries(
      shown
        .filter(({ id }) => page === undefined || id.startsWith(`${page}-`) || id.startsWith(ON_ALL_PAGES))
        .map(({ id, fields }) => [id, CONTENT_FIELDS.text.parse(fields)]),
    ),
  event: (shown) =>
    shown
      .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.event.parse(fields) }))
      .toSorted(ascending(({ date }) => date)),
  insight: (shown) =>
    shown
      .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.insight.parse(fields) }))
      .toSorted(ascending(({ date }) => date))
      .toReversed(),
  testimonial: (shown, page) =>
    shown
      .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.testimonial.parse(fields) }))
      .filter((one) => page === undefined || one.page === page)
      .toSorted(ascending(({ order }) => Number(order)))
      .map(({ id, author, quote, picture, rating }) => ({ id, author, quote, picture, rating: Number(rating) })),
  milestone: (shown) =>
    shown
      .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.milestone.parse(fields) }))
      .toSorted(ascending(({ month }) => month)),
  figure: (shown) =>
    shown
      .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.figure.parse(fields) }))
      .toSorted(ascending(({ order }) => Number(order)))
      .map(({ id, label, target, unit, picture }) => ({ id, label, target: Number(target), unit, picture })),
};

function ascending<Entry>(key: (entry: Entry) => string | number): (one: Entry, other: Entry) => number {
  return (one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0);
}
