import type { SitePost } from '@kaagazz/api-schema';
import { Cluster, Section, Stack } from '@kaagazz/design-system';

import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import { paths } from '../../paths.ts';
import { NewestPosts } from './newest-posts.tsx';

export function CommunityStories({ posts, texts }: { posts: readonly SitePost[]; texts: Texts }) {
  return (
    <Section tone="paper" deckled aria-labelledby="community-stories">
      <Stack gap={8}>
        <Cluster justify="space-between" align="baseline">
          <SectionHeading texts={texts} place="home-stories" id="community-stories" />
          <StandaloneLink to={paths.blogs}>All stories</StandaloneLink>
        </Cluster>
        <NewestPosts posts={posts} lead />
      </Stack>
    </Section>
  );
}
