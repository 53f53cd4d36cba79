import { minutes as madhubaniMinutes } from './articles/before-your-first-madhubani.html?facts';
import { minutes as liftingMinutes } from './articles/how-a-sheet-is-lifted.html?facts';
import { minutes as auditMinutes } from './articles/one-hour-paper-audit.html?facts';
import { minutes as treeFreeMinutes } from './articles/what-tree-free-paper-is.html?facts';
import { minutes as flowersMinutes } from './articles/where-temple-flowers-go.html?facts';
import desk from '../../illustrations/hero-4.svg';
import lifting from '../../illustrations/hero-2.svg';
import marigold from '../../illustrations/sheet-marigold.svg';
import paintings from '../../illustrations/chitrayan-wall.svg';
import cotton from '../../illustrations/sheet-cotton.svg';
import texts from './posts.json';

/** A post as shown in lists. Only the post's own page loads its text from `articles/`. */
export interface Post {
  id: string;
  title: string;
  excerpt: string;
  image: string;
  category: string;
  /** Reading time in minutes, computed from the text by the build. */
  readTime: number;
  date: string;
  /** Name of a team, not of a person. */
  author: string;
}

const written = [
  { id: 'what-tree-free-paper-is', image: cotton, readTime: treeFreeMinutes },
  { id: 'where-temple-flowers-go', image: marigold, readTime: flowersMinutes },
  { id: 'how-a-sheet-is-lifted', image: lifting, readTime: liftingMinutes },
  { id: 'before-your-first-madhubani', image: paintings, readTime: madhubaniMinutes },
  { id: 'one-hour-paper-audit', image: desk, readTime: auditMinutes },
] as const;

export const posts: readonly Post[] = written
  .map((post) => ({ ...post, ...texts[post.id] }))
  .toSorted((one, other) => (one.date < other.date ? 1 : -1));

export const NEWEST = 3;

const RELATED = 3;

/**
 * Returns posts to read next. Posts in the same category come first, followed by the newest ones.
 */
export function relatedPosts({ id, category }: Post): Post[] {
  const others = posts.filter((post) => post.id !== id);
  const near = others.filter((post) => post.category === category);
  return [...near, ...others.filter((post) => !near.includes(post))].slice(0, RELATED);
}
