import { PageHead } from '@kaagazz/contract';
import { ErrorState, Heading, PageLayout, Spinner, Stack, Text } from '@kaagazz/design-system';

import { useContentQuery } from '../content/content.api.ts';
import { AllCards } from '../features/blog/blog.styles.ts';
import { PostCard } from '../features/blog/post-card.tsx';
import { BLOG_FEED, paths } from '../paths.ts';

export function BlogsPage() {
  const { data, isError, refetch } = useContentQuery('blogs');
  const posts = data?.post;

  return (
    <PageLayout>
      <PageHead
        title="Stories from the vat"
        description="Stories about how tree-free paper is made, where its fibres come from and what you can do with it."
        canonical={paths.blogs}
        status={isError ? 503 : 200}
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
        {posts?.length === 0 && <Text>We have not published any stories yet.</Text>}
        {posts ? (
          <AllCards>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} headingLevel={2} />
            ))}
          </AllCards>
        ) : isError ? (
          <ErrorState title="The stories could not be loaded." onRetry={() => void refetch()}>
            Are you online?
          </ErrorState>
        ) : (
          <Spinner label="Loading stories" />
        )}
      </Stack>
    </PageLayout>
  );
}
