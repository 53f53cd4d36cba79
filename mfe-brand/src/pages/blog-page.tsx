import { PageHead } from '@kaagazz/contract';
import { Breadcrumbs, ButtonLink, EmptyState, PageLayout, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { posts } from '../features/blog/posts.ts';
import { ReadNext } from '../features/blog/read-next.tsx';
import { StoryHead } from '../features/blog/story-head.tsx';
import { Story } from '../features/blog/story.tsx';
import { paths } from '../paths.ts';

export function BlogPage() {
  const { id = '' } = useParams();
  const post = posts.find((candidate) => candidate.id === id);

  if (!post) return <StoryMissing />;
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
      <ReadNext after={post} />
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
