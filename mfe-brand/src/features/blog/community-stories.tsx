import type { SitePost } from '@kaagazz/api-schema';
import { Cluster, Heading, Section, Stack } from '@kaagazz/design-system';

import { StandaloneLink } from '../../links/standalone-link.ts';
import { paths } from '../../paths.ts';
import { NewestPosts } from './newest-posts.tsx';

export function CommunityStories({ posts }: { posts: readonly SitePost[] }) {
  return (
    <Section tone="paper" deckled aria-labelledby="community-stories">
      <Stack gap={8}>
        <Cluster justify="space-between" align="baseline">
          <Heading level={2} size="xxl" id="community-stories">
            From the community
          </Heading>
          <StandaloneLink to={paths.blogs}>All stories</StandaloneLink>
        </Cluster>
        <NewestPosts posts={posts} lead />
      </Stack>
    </Section>
  );
}
