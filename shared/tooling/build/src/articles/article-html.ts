import sanitizeHtml from 'sanitize-html';

export interface Article {
  /** The HTML, split at each picture URL. */
  pieces: string[];
  /** Relative paths of the picture files. There is one picture fewer than there are pieces. */
  pictures: string[];
  words: number;
  /** Reading time in minutes, at least 1. */
  minutes: number;
}

/** Typical reading speed on a screen, in words per minute. */
const READING_SPEED = 220;

/** Matches spaces around block elements. Browsers ignore these spaces. */
const AROUND_BLOCKS = / ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>) ?/g;

/** Matches a picture's relative path, which the build replaces with the file's URL. */
const PICTURE = /src="(\.{1,2}\/[^"]+)"/g;

/**
 * Sanitizes an article's HTML at build time, so that scripts never reach a release. Headings start
 * at level 2, because the page has its own level 1 heading.
 *
 * @param source HTML that refers to pictures by relative path
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
    // Remove pictures that aren't part of the release.
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
