import { Cluster, Heading, Section, Stack } from '@kaagazz/design-system';

import { LoneLink } from '../../links/lone-link.ts';
import { paths } from '../../paths.ts';
import { NewestPosts } from './newest-posts.tsx';

/** The three newest posts as cards, above home's way to the community (E27). */
export function CommunityStories() {
  return (
    <Section tone="paper" deckled aria-labelledby="community-stories">
      <Stack gap={8}>
        <Cluster justify="space-between" align="baseline">
          <Heading level={2} size="xxl" id="community-stories">
            From the community
          </Heading>
          <LoneLink to={paths.blogs}>All stories</LoneLink>
        </Cluster>
        <NewestPosts lead />
      </Stack>
    </Section>
  );
}
