import type { Discovery } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

import { articlesOnServer } from '../features/blog/articles-on-server.ts';
import { posts } from '../features/blog/posts.ts';
import { BLOG_FEED, blogPath, paths } from '../paths.ts';

/** Matches figures, which the feed omits because picture URLs change with each release. */
const FIGURE = /<figure>.*?<\/figure>/gs;

/** Adds the posts to the sitemap and the feed. Omits pages that are coming soon. */
export const discovery: Discovery = {
  unlisted: [paths.about, paths.contact],
  pages: posts.map(({ id, date }) => ({ path: blogPath(id), lastModified: date })),
  feeds: [
    {
      ...BLOG_FEED,
      description: `Stories about fibres, people and paper, by ${COMPANY.name}.`,
      page: paths.blogs,
      items: posts.map(({ id, title, excerpt, date, category, author }) => ({
        path: blogPath(id),
        title,
        summary: excerpt,
        date,
        category,
        author,
        content: (articlesOnServer[id]?.html ?? '').replaceAll(FIGURE, ''),
      })),
    },
  ],
};
