import { readArticle } from '../../build/src/articles/article-html.ts';

/** Articles in tests: cleaned and counted as the build does it; pictures keep the names of their files. */
export default {
  process(source) {
    const { pieces, pictures, words, minutes } = readArticle(source);
    const html = pieces.map((piece, i) => piece + (i in pictures ? `src="${pictures[i]}"` : '')).join('');
    return { code: `module.exports = ${JSON.stringify({ html, words, minutes })};` };
  },
};
