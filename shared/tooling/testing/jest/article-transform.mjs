import { readArticle } from '@kaagazz/build/article-html';

/** Transforms articles the way the build does, except that pictures keep their file names. */
export default {
  process(source) {
    const { pieces, pictures, words, minutes } = readArticle(source);
    const html = pieces.map((piece, i) => piece + (i in pictures ? `src="${pictures[i]}"` : '')).join('');
    return { code: `module.exports = ${JSON.stringify({ html, words, minutes })};` };
  },
};
