import { Cluster, Heading, Section, Stack } from '@kaagazz/design-system';

import { LoneLink } from '../../links/lone-link.ts';
import { paths } from '../../paths.ts';
import { Cards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';
import { relatedPosts } from './posts.ts';
import type { Post } from './posts.ts';

/** Stories that go with the one that was read. */
export function ReadNext({ after }: { after: Post }) {
  return (
    <Section tone="paper" deckled aria-labelledby="read-next">
      <Stack gap={8}>
        <Cluster justify="space-between" align="baseline">
          <Heading level={2} id="read-next">
            Read next
          </Heading>
          <LoneLink to={paths.blogs}>All stories</LoneLink>
        </Cluster>
        <Cards>
          {relatedPosts(after).map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Cards>
      </Stack>
    </Section>
  );
}
