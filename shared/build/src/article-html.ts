import sanitizeHtml from 'sanitize-html';

/** An article's HTML, fit to be put into a page as it is. */
export interface Article {
  /** pieces of the HTML; between two of them stands the address of a picture */
  pieces: string[];
  /** the pictures' files, as the article names them: one fewer than there are pieces */
  pictures: string[];
  words: number;
  /** minutes that it takes to read, at least one */
  minutes: number;
}

/** Words a minute that people read on a screen, for pleasure. */
const READING_SPEED = 220;

/** Spaces that nobody sees, in an article that is written in lines. */
const AROUND_BLOCKS = / ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>) ?/g;

/** Stands for a picture's address until the build knows it. */
const PICTURE = /src="(\.{1,2}\/[^"]+)"/g;

/**
 * Cleans the HTML of an article while it is built: what is no text, and whatever could run, is gone before any page or release has it. Headings start at
 * the second level, because the page has the first.
 *
 * @param source HTML as it was written; pictures by the path of their file, seen from the article
 */
export function readArticle(source: string): Article {
  const html = sanitizeHtml(source, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'a',
      'em',
      'strong',
      'blockquote',
      'figure',
      'figcaption',
      'img',
      'br',
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      blockquote: ['class'],
    },
    allowedClasses: { blockquote: ['pull'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https:/i.test(href) && { rel: 'noopener' }) },
      }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy', decoding: 'async' }),
    },
    // a picture is a file of the release, which its size is known of; anything else is not a picture of ours
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\.{1,2}\//.test(attribs.src ?? ''),
  })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(AROUND_BLOCKS, '$1')
    .trim();
  const parts = html.split(PICTURE);
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    pieces: parts.filter((_, i) => i % 2 === 0),
    pictures: parts.filter((_, i) => i % 2 === 1),
    words,
    minutes: Math.max(1, Math.round(words / READING_SPEED)),
  };
}
