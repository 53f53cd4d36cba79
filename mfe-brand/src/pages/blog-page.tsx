import { PageHead } from '@kaagazz/contract';
import { Breadcrumbs, ButtonLink, EmptyState, Heading, PageLayout, Stack } from '@kaagazz/design-system';
import { useParams } from 'react-router-dom';

import { WrittenDate } from '../dates/written-date.tsx';
import { Article, Facts, Lead, Prose } from '../features/blog/blog.styles.ts';
import { postContents } from '../features/blog/post-contents.ts';
import { posts } from '../features/blog/posts.ts';
import { blogPath, paths } from '../paths.ts';

/** /blog/{id}: one post, or `Blog not found` with status 404 (specification §2 Blog, E30). */
export function BlogPage() {
  const { id = '' } = useParams();
  const post = posts.find((candidate) => candidate.id === id);

  if (!post) {
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

  return (
    <PageLayout>
      <PageHead title={post.title} description={post.excerpt} canonical={blogPath(post.id)} />
      <Stack gap={8}>
        <Breadcrumbs items={[{ label: 'Stories', to: paths.blogs }, { label: post.title }]} />
        <Article>
          <Facts>
            {post.category} · <WrittenDate date={post.date} /> · {post.readTime} min · {post.author}
          </Facts>
          <Heading level={1} size="display">
            {post.title}
          </Heading>
          <Lead src={post.image} alt="" width={1600} height={900} />
          <Prose dangerouslySetInnerHTML={{ __html: postContents[post.id] ?? '' }} />
        </Article>
      </Stack>
    </PageLayout>
  );
}
