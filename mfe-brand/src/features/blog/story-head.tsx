import type { SiteStory } from '@kaagazz/api-schema';
import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, postingData } from '@kaagazz/contract/structured-data';
import { avifWidths } from '@kaagazz/design-system';

import { BLOG_FEED, blogPath } from '../../paths.ts';
import { COVER_SIZES } from './story.tsx';

interface StoryHeadProps {
  post: SiteStory;
  trail: readonly { label: string; to?: string }[];
}

export function StoryHead({ post, trail }: StoryHeadProps) {
  const path = blogPath(post.id);
  const card = `${post.photograph.replace('/media/', '/media/share/')}.jpg`;
  const srcSet = avifWidths(post.photograph);
  const widths = srcSet !== undefined && { srcSet, sizes: COVER_SIZES, type: 'image/avif' };

  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      canonical={path}
      preloadImage={[{ href: post.photograph, ...(widths && { widths }) }]}
      share={__SERVER__ ? { type: 'article', picture: { href: card, alt: post.alt } } : undefined}
      feed={BLOG_FEED}
      structuredData={
        __SERVER__
          ? (absolute) => [postingData({ ...post, picture: card }, path, absolute), breadcrumbData(trail, absolute)]
          : undefined
      }
    />
  );
}
