import { lazyPage } from '@kaagazz/contract';

const files: Readonly<Record<string, () => Promise<{ html: string }>>> = {
  'what-tree-free-paper-is': () =>
    import(/* webpackChunkName: "article-what-tree-free-paper-is" */ './articles/what-tree-free-paper-is.html'),
  'where-temple-flowers-go': () =>
    import(/* webpackChunkName: "article-where-temple-flowers-go" */ './articles/where-temple-flowers-go.html'),
  'how-a-sheet-is-lifted': () =>
    import(/* webpackChunkName: "article-how-a-sheet-is-lifted" */ './articles/how-a-sheet-is-lifted.html'),
  'before-your-first-madhubani': () =>
    import(/* webpackChunkName: "article-before-your-first-madhubani" */ './articles/before-your-first-madhubani.html'),
  'one-hour-paper-audit': () =>
    import(/* webpackChunkName: "article-one-hour-paper-audit" */ './articles/one-hour-paper-audit.html'),
};

/** Loads the sanitised HTML for a post. */
export async function loadArticle(id: string): Promise<string> {
  const load = files[id];
  if (!load) throw new Error(`there is no article for ${id}`);
  return lazyPage(load, 'html')();
}
