import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, postingData } from '@kaagazz/contract/structured-data';

import { blogPath } from '../../paths.ts';
import { articlesOnServer } from './articles-on-server.ts';
import { BLOG_FEED } from './feed.ts';
import type { Post } from './posts.ts';

interface StoryHeadProps {
  post: Post;
  /** the page's breadcrumbs */
  trail: readonly { label: string; to?: string }[];
}

/** What a story's page says of itself: to browsers, to search engines, and to sites that show a preview of it. */
export function StoryHead({ post, trail }: StoryHeadProps) {
  const path = blogPath(post.id);
  const { card = '', words = 0 } = (__SERVER__ ? articlesOnServer[post.id] : undefined) ?? {};

  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      canonical={path}
      preloadImage={[{ href: post.image }]}
      share={__SERVER__ ? { type: 'article', picture: { href: card, alt: post.title } } : undefined}
      feed={BLOG_FEED}
      structuredData={
        __SERVER__
          ? (absolute) => [
              postingData({ ...post, picture: card, words }, path, absolute),
              breadcrumbData(trail, absolute),
            ]
          : undefined
      }
    />
  );
}
