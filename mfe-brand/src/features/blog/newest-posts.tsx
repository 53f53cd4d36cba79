import { Cards, LeadCards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';
import { NEWEST, posts } from './posts.ts';

/** Shows the three newest posts. With `lead`, the newest post is larger. */
export function NewestPosts({ lead = false }: { lead?: boolean }) {
  const List = lead ? LeadCards : Cards;

  return (
    <List>
      {posts.slice(0, NEWEST).map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </List>
  );
}
