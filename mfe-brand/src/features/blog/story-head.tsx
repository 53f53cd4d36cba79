import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, postingData } from '@kaagazz/contract/structured-data';

import { articlesOnServer } from './articles-on-server.ts';
import { BLOG_FEED, blogPath } from '../../paths.ts';
import type { Post } from './posts.ts';

interface StoryHeadProps {
  post: Post;
  trail: readonly { label: string; to?: string }[];
}

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
