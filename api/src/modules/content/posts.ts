import { CONTENT_FIELDS, type SitePost, type SiteStory } from '@kaagazz/api-schema';
import { articleForPages, articleLength } from './article.ts';
import type { ContentFields } from './content.tables.ts';

export interface Shown {
  id: string;
  fields: ContentFields;
}

const RELATED = 3;

export function postList(shown: readonly Shown[]): SitePost[] {
  return newestFirst(shown).map(({ body, ...post }) => ({ ...post, minutes: articleLength(body).minutes }));
}

export function storyList(shown: readonly Shown[]): SiteStory[] {
  return newestFirst(shown).map(({ body, ...post }) => ({
    ...post,
    ...articleLength(body),
    html: articleForPages(body),
  }));
}

export function relatedPosts(posts: readonly SitePost[], { id, category }: SitePost): SitePost[] {
  const others = posts.filter((post) => post.id !== id);
  const near = others.filter((post) => post.category === category);
  return [...near, ...others.filter((post) => !near.includes(post))].slice(0, RELATED);
}

function newestFirst(shown: readonly Shown[]) {
  return shown
    .map(({ id, fields }) => ({ id, ...CONTENT_FIELDS.post.parse(fields) }))
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));
}
