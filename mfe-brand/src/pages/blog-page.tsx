import { PageHead } from '@kaagazz/contract';
import { Breadcrumbs, ButtonLink, EmptyState, ErrorState, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { usePostQuery } from '../content/content.api.ts';
import { ReadNext } from '../features/blog/read-next.tsx';
import { StoryHead } from '../features/blog/story-head.tsx';
import { Story } from '../features/blog/story.tsx';
import { blogPath, paths } from '../paths.ts';

export function BlogPage() {
  const { id = '' } = useParams();
  const { currentData, isError, refetch } = usePostQuery(id);

  if (currentData === null) return <StoryMissing />;
  if (!currentData) {
    return (
      <PageLayout>
        {isError ? (
          <>
            <PageHead title="Story" description="A story." canonical={blogPath(id)} status={503} noIndex />
            <ErrorState title="The story could not be loaded." onRetry={() => void refetch()}>
              Are you online?
            </ErrorState>
          </>
        ) : (
          <Spinner label="Loading story" />
        )}
      </PageLayout>
    );
  }
  const { post, related } = currentData;
  const trail = [{ label: 'Stories', to: paths.blogs }, { label: post.title }];

  return (
    <>
      <StoryHead post={post} trail={trail} />
      <PageLayout>
        <Stack gap={8}>
          <Breadcrumbs items={trail} />
          <Story post={post} />
        </Stack>
      </PageLayout>
      {related.length > 0 && <ReadNext posts={related} />}
    </>
  );
}

function StoryMissing() {
  return (
    <PageLayout>
      <PageHead
        title="Blog not found"
        description="There is no such post."
        canonical={paths.blogs}
        status={404}
        noIndex
      />
      <EmptyState
        title="Blog not found"
        headingLevel={1}
        action={<ButtonLink to={paths.blogs}>All posts</ButtonLink>}
      />
    </PageLayout>
  );
}
