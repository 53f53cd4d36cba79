import { Heading, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { blogPath } from '../../paths.ts';
import { Card, CardImage, Facts, TitleLink } from './blog.styles.ts';
import type { Post } from './posts.ts';

export function PostCard({ post, headingLevel = 3 }: { post: Post; headingLevel?: 2 | 3 }) {
  return (
    <Card>
      <CardImage src={post.image} alt="" width={800} height={600} loading="lazy" />
      <Facts>
        {post.category} · <FormattedDate date={post.date} /> · {post.readTime}
        {'\u00a0'}min
      </Facts>
      <Heading level={headingLevel} size="lg">
        <TitleLink to={blogPath(post.id)}>{post.title}</TitleLink>
      </Heading>
      <Text tone="soft">{post.excerpt}</Text>
    </Card>
  );
}
