import type { SitePost } from '@kaagazz/api-schema';
import { Cluster, Heading, Section, Stack } from '@kaagazz/design-system';

import { StandaloneLink } from '../../links/standalone-link.ts';
import { paths } from '../../paths.ts';
import { Cards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';

export function ReadNext({ posts }: { posts: readonly SitePost[] }) {
  return (
    <Section tone="paper" deckled aria-labelledby="read-next">
      <Stack gap={8}>
        <Cluster justify="space-between" align="baseline">
          <Heading level={2} id="read-next">
            Read next
          </Heading>
          <StandaloneLink to={paths.blogs}>All stories</StandaloneLink>
        </Cluster>
        <Cards>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}
