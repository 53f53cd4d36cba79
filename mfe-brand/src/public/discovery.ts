import type { Discovery } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

import { BLOG_FEED, paths } from '../paths.ts';

const POSTS = { list: 'posts', path: paths.blog, id: 'id' };

export const discovery: Discovery = {
  unlisted: [paths.about, paths.contact],
  lists: [{ ...POSTS, call: '/site/posts', lastModified: 'date' }],
  feeds: [
    {
      ...BLOG_FEED,
      description: `Stories about fibres, people and paper, by ${COMPANY.name}.`,
      page: paths.blogs,
      from: { ...POSTS, call: '/site/posts?limit=20&html=true' },
    },
  ],
};
