import { Cards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';
import { NEWEST, posts } from './posts.ts';

/** The three newest posts by date (specification §2 Community, E27). */
export function NewestPosts() {
  return (
    <Cards>
      {posts.slice(0, NEWEST).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Cards>
  );
}
