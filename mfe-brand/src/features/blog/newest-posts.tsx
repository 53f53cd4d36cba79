import { Cards, LeadCards } from './blog.styles.ts';
import { PostCard } from './post-card.tsx';
import { NEWEST, posts } from './posts.ts';

/** The three newest posts by date (specification §2 Community, E27): side by side, or with `lead` the newest larger than the others. */
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
