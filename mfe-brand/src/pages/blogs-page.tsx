import { PageHead } from '@kaagazz/contract';
import { Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';

import { AllCards } from '../features/blog/blog.styles.ts';
import { PostCard } from '../features/blog/post-card.tsx';
import { posts } from '../features/blog/posts.ts';
import { BLOG_FEED, paths } from '../paths.ts';

export function BlogsPage() {
  return (
    <PageLayout>
      <PageHead
        title="Stories from the vat"
        description="How tree-free paper is made, where its fibres come from and what you can do with it: all our stories."
        canonical={paths.blogs}
        feed={BLOG_FEED}
      />
      <Stack gap={12}>
        <Stack gap={3}>
          <Heading level={1} size="display">
            Stories from the vat
          </Heading>
          <Text size="lg" tone="soft">
            Stories about fibres, people and paper.
          </Text>
        </Stack>
        <AllCards>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} headingLevel={2} />
          ))}
        </AllCards>
      </Stack>
    </PageLayout>
  );
}
