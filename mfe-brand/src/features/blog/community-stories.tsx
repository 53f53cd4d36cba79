import { Cluster, Heading, Section, Stack, TextLink } from '@kaagazz/design-system';

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
          <TextLink to={paths.blogs}>All stories</TextLink>
        </Cluster>
        <NewestPosts lead />
      </Stack>
    </Section>
  );
}
