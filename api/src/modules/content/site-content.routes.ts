import { CONTENT_FIELDS, type SiteContent, type SiteEntries } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import type { ContentKind, CONTENT_PAGES } from '@kaagazz/domain/content';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { shownOf } from './content-publication.ts';
import { contentEntries } from './content.tables.ts';
import { readPolicy } from './policy-text.ts';
import { postList, relatedPosts, type Shown, storyList } from './posts.ts';
import { previewedEntry } from './preview-token.ts';

const MOST_ENTRIES = 500;
const ON_ALL_PAGES = 'all-';

export function registerSiteContent(app: App, { config, database, now }: AppContext): void {
  const secrets = [config.authSecret, ...config.previousAuthSecrets];

  async function shownEntries(kinds: readonly ContentKind[], preview?: string, slug?: string) {
    const at = now();
    const previewed = previewedEntry(secrets, preview, at);
    const rows = await database
      .select()
      .from(contentEntries)
      .where(
        and(
          inArray(contentEntries.kind, [...kinds]),
          slug === undefined ? undefined : eq(contentEntries.slug, slug),
          or(
            isNotNull(contentEntries.live),
            lte(contentEntries.nextAt, at),
            previewed === undefined ? undefined : sql`${contentEntries.id}::text = ${previewed}`,
          ),
        ),
      )
      .orderBy(asc(contentEntries.slug))
      .limit(MOST_ENTRIES);
    return rows.flatMap(({ id, kind, slug: shownAs, draft, ...entry }) => {
      const { live, liveAt } = id === previewed ? { live: draft, liveAt: at } : shownOf(entry, at);
      return live && liveAt ? [{ kind, id: shownAs, fields: live, liveAt }] : [];
    });
  }

  route(app, 'getPolicy', {}, async ({ params, query: { preview } }) => {
    const [shown] = await shownEntries(['policy'], preview, params.slug);
    if (!shown) throw new Problem('NOT_FOUND', 'There is no such policy.');
    const { title, summary, body } = CONTENT_FIELDS.policy.parse(shown.fields);
    return { policy: { title, summary, updatedOn: dayInIndia(shown.liveAt), sections: readPolicy(body) } };
  });

  route(app, 'getPost', {}, async ({ params, query: { preview } }) => {
    const shown = await shownEntries(['post'], preview);
    const [post] = storyList(shown.filter(({ id }) => id === params.slug));
    if (!post) throw new Problem('NOT_FOUND', 'There is no such post.');
    return { post, related: relatedPosts(postList(shown), post) };
  });

  route(app, 'listPosts', {}, async ({ query: { limit, cursor = '0', html } }) => {
    const start = Number(cursor);
    const posts = storyList(await shownEntries(['post']));
    return {
      posts: posts.slice(start, start + limit).map((post) => (html ? post : { ...post, html: '' })),
      nextCursor: start + limit < posts.length ? String(start + limit) : null,
    };
  });

  route(app, 'getContentOfPage', {}, async ({ query: { kinds, page, posts, preview } }) => {
    const shown = await shownEntries(kinds, preview);
    const content: SiteContent = {};
    for (const kind of kinds) {
      const ofKind = shown.filter((entry) => entry.kind === kind);
      Object.assign(content, { [kind]: READERS[kind](ofKind, page) });
    }
    return { content: { ...content, ...(content.post && { post: content.post.slice(0, posts) }) } };
  });
}

type Page = (typeof CONTENT_PAGES)[number] | undefined;

type Readers = {
  [Kind in keyof SiteEntries]: (shown: readonly Shown[], page: Page) => SiteEntries[Kind];
};

const READERS: Readers = {
  post: postList,
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
