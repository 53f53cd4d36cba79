import { Eyebrow, Heading, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { ArticleText } from './article-text.tsx';
import { Article, Byline, Lead, Opening, Standfirst } from './article.styles.ts';
import type { Post } from './posts.ts';
import { ShareStory } from './share-story.tsx';

export function Story({ post }: { post: Post }) {
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
            {post.author} · <FormattedDate date={post.date} /> · {post.readTime} min read
          </Text>
          <ShareStory title={post.title} />
        </Byline>
      </Opening>
      <Lead src={post.image} alt="" width={1600} height={900} fetchPriority="high" />
      <ArticleText key={post.id} id={post.id} />
    </Article>
  );
}
