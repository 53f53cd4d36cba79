import { PageHead } from '@kaagazz/contract';
import { Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';

import { useContentQuery } from '../content/content.api.ts';
import { StandaloneLink } from '../links/standalone-link.ts';
import { NewestPosts } from '../features/blog/newest-posts.tsx';
import { AboutCommunity } from '../features/community/about-community.tsx';
import { Tabs } from '../features/community/tabs.tsx';
import { Events } from '../features/events/events.tsx';
import { Insights } from '../features/insights/insights.tsx';
import { SocialPosts } from '../features/social-posts/social-posts.tsx';
import { paths } from '../paths.ts';

export function CommunityPage() {
  const { event = [], insight = [], post = [] } = useContentQuery('community').data ?? {};

  return (
    <PageLayout>
      <PageHead
        title="Community"
        description="Events, insights and stories from the people who collect, make and use tree-free paper with Kaagazz in Delhi."
        canonical={paths.community}
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1} size="display">
            Community
          </Heading>
          <Text size="lg" tone="soft">
            Many people work on a sheet of paper. Meet some of them.
          </Text>
        </Stack>
        <div>
          <Tabs
            label="Community"
            tabs={[
              {
                name: 'about',
                title: 'About community',
                content: (
                  <Stack gap={12}>
                    <AboutCommunity />
                    <SocialPosts />
                  </Stack>
                ),
              },
              { name: 'events', title: 'Events', content: <Events events={event} /> },
              { name: 'insights', title: 'Insights', content: <Insights insights={insight} /> },
              {
                name: 'blogs',
                title: 'Blogs',
                content: (
                  <Stack gap={10}>
                    <NewestPosts posts={post} />
                    <StandaloneLink to={paths.blogs}>All posts</StandaloneLink>
                  </Stack>
                ),
              },
            ]}
          />
        </div>
      </Stack>
    </PageLayout>
  );
}
