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

/** A post in a list. Only the post's own page loads its text from `articles/`. */
export interface Post {
  id: string;
  title: string;
  excerpt: string;
  image: string;
  category: string;
  /** In minutes, computed from the text by the build. */
  readTime: number;
  date: string;
  /** A team, not a person. */
  author: string;
}

const written: Post[] = [
  {
    id: 'what-tree-free-paper-is',
    title: 'What tree-free paper is, and what it is not',
    excerpt:
      'Recycled, agro-based, cotton rag, handmade: four words that are often mixed up. A short guide for people who buy paper.',
    image: cotton,
    category: 'Guide',
    readTime: treeFreeMinutes,
    date: '2024-08-12',
    author: 'The workshop',
  },
  {
    id: 'where-temple-flowers-go',
    title: 'Where the temple flowers go at night',
    excerpt: 'We followed one sack of marigolds from the steps of a temple to the drying line. It took nine days.',
    image: marigold,
    category: 'Stories',
    readTime: flowersMinutes,
    date: '2024-11-02',
    author: 'The collecting team',
  },
  {
    id: 'how-a-sheet-is-lifted',
    title: 'How a sheet is lifted',
    excerpt:
      'Two frames, a vat and a movement that takes a season to learn: what happens in the four seconds in which pulp becomes paper.',
    image: lifting,
    category: 'Craft',
    readTime: liftingMinutes,
    date: '2025-01-20',
    author: 'The vat room',
  },
  {
    id: 'before-your-first-madhubani',
    title: 'Five things to know before your first Madhubani',
    excerpt:
      'Draw twice, leave no empty corner, begin with the border. Advice from those who have done it all their lives.',
    image: paintings,
    category: 'Folk art',
    readTime: madhubaniMinutes,
    date: '2025-03-08',
    author: 'The Chitrayan desk',
  },
  {
    id: 'one-hour-paper-audit',
    title: 'A one-hour audit of your office’s paper',
    excerpt: 'Walk round with a notepad, ask three questions at each printer, and you know where most of it goes.',
    image: desk,
    category: 'For business',
    readTime: auditMinutes,
    date: '2025-05-16',
    author: 'The bulk-order desk',
  },
];

export const posts: readonly Post[] = written.toSorted((one, other) => (one.date < other.date ? 1 : -1));

export const NEWEST = 3;

const RELATED = 3;

/** Returns posts to read next: first those of the same category, then the newest. */
export function relatedPosts({ id, category }: Post): Post[] {
  const others = posts.filter((post) => post.id !== id);
  const near = others.filter((post) => post.category === category);
  return [...near, ...others.filter((post) => !near.includes(post))].slice(0, RELATED);
}
