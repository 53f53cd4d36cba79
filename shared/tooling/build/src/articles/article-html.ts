import sanitizeHtml from 'sanitize-html';

/** An article's sanitized HTML. */
export interface Article {
  /** The HTML, split where the URLs of pictures belong. */
  pieces: string[];
  /** Relative paths of the pictures' files: one fewer than pieces. */
  pictures: string[];
  words: number;
  /** Reading time in minutes, at least 1. */
  minutes: number;
}

/** Words per minute, a usual speed for reading on a screen. */
const READING_SPEED = 220;

/** Spaces around blocks, which browsers ignore. */
const AROUND_BLOCKS = / ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>) ?/g;

/** The source of a picture, which the build replaces with the URL of the file. */
const PICTURE = /src="(\.{1,2}\/[^"]+)"/g;

/**
 * Sanitizes the HTML of an article at build time, so that scripts never reach a release. Headings
 * start at the second level, because the page has the first.
 *
 * @param source HTML with pictures by relative path
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
    // Remove pictures that aren't files of the release.
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
