import type { LoaderContext } from 'webpack';

import { readArticle } from './article-html.ts';

/**
 * A webpack loader for articles. `x.html` exports the `html` of the article's page, and
 * `x.html?facts` exports `words` and `minutes` for lists.
 */
export default function articleLoader(this: LoaderContext<object>, source: string): string {
  const { pieces, pictures, words, minutes } = readArticle(source);
  if (this.resourceQuery === '?facts') return `export const words = ${words};\nexport const minutes = ${minutes};\n`;
  const imports = pictures.map((file, i) => `import picture${i} from ${JSON.stringify(file)};\n`);
  const [first, ...rest] = pieces.map((piece) => JSON.stringify(piece));
  const html = [first, ...rest.map((piece, i) => `'src="' + picture${i} + '"' + ${piece}`)].join(' + ');
  return `${imports.join('')}export const html = ${html};\n`;
}
