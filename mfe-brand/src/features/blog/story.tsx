import type { SiteStory } from '@kaagazz/api-schema';
import { Eyebrow, Heading, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { Article, Byline, Lead, Opening, Prose, Standfirst } from './article.styles.ts';
import { Cover } from './cover.tsx';
import { ShareStory } from './share-story.tsx';

export const COVER_SIZES = '(min-width: 64rem) 62rem, 100vw';

/** The api has already sanitised the post's HTML. */
export function Story({ post }: { post: SiteStory }) {
  return (
    <Article aria-labelledby="story-title">
      <Opening>
        <Eyebrow>{post.category}</Eyebrow>
        <Heading level={1} size="display" id="story-title">
          {post.title}
        </Heading>
        <Standfirst>{post.excerpt}</Standfirst>
        <Byline>
          <Text size="sm" tone="soft">
            {post.author} · <FormattedDate date={post.date} /> · {post.minutes} min read
          </Text>
          <ShareStory title={post.title} />
        </Byline>
      </Opening>
      <Cover post={post} sizes={COVER_SIZES}>
        <Lead src={post.photograph} alt={post.alt} width={1280} height={720} fetchPriority="high" />
      </Cover>
      <Prose dangerouslySetInnerHTML={{ __html: post.html }} />
    </Article>
  );
}
