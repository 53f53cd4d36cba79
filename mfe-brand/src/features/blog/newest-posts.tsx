import type { SitePost } from '@kaagazz/api-schema';

import { Cards, LeadCards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';

interface NewestPostsProps {
  posts: readonly SitePost[];
  lead?: boolean;
}

export function NewestPosts({ posts, lead = false }: NewestPostsProps) {
  const List = lead ? LeadCards : Cards;

  return (
    <List>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </List>
  );
}
