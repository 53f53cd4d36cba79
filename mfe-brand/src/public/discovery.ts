import type { Discovery } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

import { articlesOnServer } from '../features/blog/articles-on-server.ts';
import { BLOG_FEED } from '../features/blog/feed.ts';
import { posts } from '../features/blog/posts.ts';
import { blogPath, paths } from '../paths.ts';

/** Readers of feeds get the pictures on the page: their addresses change with each release. */
const FIGURE = /<figure>.*?<\/figure>/gs;

/** What search engines and feed readers are told of the brand's pages. Those that are coming soon are not looked for yet. */
export const discovery: Discovery = {
  unlisted: [paths.about, paths.contact],
  pages: posts.map(({ id, date }) => ({ path: blogPath(id), lastModified: date })),
  feeds: [
    {
      ...BLOG_FEED,
      description: `On fibres, hands and what a sheet can do: all stories of ${COMPANY.name}.`,
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
