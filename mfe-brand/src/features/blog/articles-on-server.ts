import { html as treeFree } from './articles/what-tree-free-paper-is.html';
import { words as treeFreeWords } from './articles/what-tree-free-paper-is.html?facts';
import { html as flowers } from './articles/where-temple-flowers-go.html';
import { words as flowersWords } from './articles/where-temple-flowers-go.html?facts';
import { html as lifting } from './articles/how-a-sheet-is-lifted.html';
import { words as liftingWords } from './articles/how-a-sheet-is-lifted.html?facts';
import { html as madhubani } from './articles/before-your-first-madhubani.html';
import { words as madhubaniWords } from './articles/before-your-first-madhubani.html?facts';
import { html as audit } from './articles/one-hour-paper-audit.html';
import { words as auditWords } from './articles/one-hour-paper-audit.html?facts';
import treeFreeCard from './cards/what-tree-free-paper-is.png';
import flowersCard from './cards/where-temple-flowers-go.png';
import liftingCard from './cards/how-a-sheet-is-lifted.png';
import madhubaniCard from './cards/before-your-first-madhubani.png';
import auditCard from './cards/one-hour-paper-audit.png';

interface ArticleOnServer {
  /** The article's HTML, sanitised by the build. */
  html: string;
  words: number;
  /** URL of the picture for link previews, 1200 × 630 pixels. */
  card: string;
}

/**
 * All articles, keyed by post id. Import this only on the server. Browsers load one article at a
 * time.
 */
export const articlesOnServer: Readonly<Record<string, ArticleOnServer>> = {
  'what-tree-free-paper-is': { html: treeFree, words: treeFreeWords, card: treeFreeCard },
  'where-temple-flowers-go': { html: flowers, words: flowersWords, card: flowersCard },
  'how-a-sheet-is-lifted': { html: lifting, words: liftingWords, card: liftingCard },
  'before-your-first-madhubani': { html: madhubani, words: madhubaniWords, card: madhubaniCard },
  'one-hour-paper-audit': { html: audit, words: auditWords, card: auditCard },
};
