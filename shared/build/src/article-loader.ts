import type { LoaderContext } from 'webpack';

import { readArticle } from './article-html.ts';

/**
 * An article as a module. `x.html` exports its `html`, which only the article's own page needs; `x.html?facts` its `words` and `minutes`, which lists
 * show.
 */
export default function articleLoader(this: LoaderContext<object>, source: string): string {
  const { pieces, pictures, words, minutes } = readArticle(source);
  if (this.resourceQuery === '?facts') return `export const words = ${words};\nexport const minutes = ${minutes};\n`;
  const imports = pictures.map((file, i) => `import picture${i} from ${JSON.stringify(file)};\n`);
  const [first, ...rest] = pieces.map((piece) => JSON.stringify(piece));
  const html = [first, ...rest.map((piece, i) => `'src="' + picture${i} + '"' + ${piece}`)].join(' + ');
  return `${imports.join('')}export const html = ${html};\n`;
}
