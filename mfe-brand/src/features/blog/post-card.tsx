import type { SitePost } from '@kaagazz/api-schema';
import { Heading, Text } from '@kaagazz/design-system';

import { FormattedDate } from '../../dates/formatted-date.tsx';
import { blogPath } from '../../paths.ts';
import { Card, CardImage, Facts, TitleLink } from './blog.styles.ts';
import { Cover } from './cover.tsx';

/**
 * The value `62vw` makes phones load the 480 px file. A larger file would delay the Largest
 * Contentful Paint.
 */
const CARD_SIZES = '(min-width: 40rem) 50vw, 62vw';

export function PostCard({ post, headingLevel = 3 }: { post: SitePost; headingLevel?: 2 | 3 }) {
  return (
    <Card>
      <Cover post={post} sizes={CARD_SIZES}>
        <CardImage src={post.photograph} alt="" width={800} height={600} loading="lazy" />
      </Cover>
      <Facts>
        {post.category} · <FormattedDate date={post.date} /> · {post.minutes}
        {'\u00a0'}min
      </Facts>
      <Heading level={headingLevel} size="lg">
        <TitleLink to={blogPath(post.id)}>{post.title}</TitleLink>
      </Heading>
      <Text tone="soft">{post.excerpt}</Text>
    </Card>
  );
}
