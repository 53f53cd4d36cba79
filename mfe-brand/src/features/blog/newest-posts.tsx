import { Grid } from '@kaagazz/design-system';

import { PostCard } from './post-card.tsx';
import { NEWEST, posts } from './posts.ts';

/** The three newest posts by date (specification §2 Community, E27). */
export function NewestPosts() {
  return (
    <Grid minimum="16rem" gap={10}>
      {posts.slice(0, NEWEST).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Grid>
  );
}
