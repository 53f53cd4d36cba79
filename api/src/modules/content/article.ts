import { PHOTOGRAPH_URL } from '@kaagazz/api-schema';
import sanitizeHtml from 'sanitize-html';

const READING_SPEED = 220;

const AROUND_BLOCKS = / ?(<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>) ?/g;

const PICTURE = /<img src="(\/media\/[^"]+\.)w800\.webp"[^>]*>/g;

const SIZES = '(min-width: 48rem) 45rem, 100vw';

/**
 * Keeps only the allowed markup. Headings start at level 2, because each page has its own level 1
 * heading.
 */
export function cleanArticle(source: string): string {
  return sanitizeHtml(source, {
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
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https:/i.test(href) && { rel: 'noopener' }) },
      }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: { src, alt, ...(isLength(width) && isLength(height) && { width, height }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PHOTOGRAPH_URL.test(attribs.src ?? ''),
  })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(AROUND_BLOCKS, '$1')
    .trim();
}

export function articleForPages(source: string): string {
  return cleanArticle(source).replaceAll(PICTURE, (image, name: string) => {
    const widths = [480, 800, 1280].map((width) => `${name}w${width}.avif ${width}w`).join();
    const lazy = image.replace(/ ?\/?>$/, ' loading="lazy" decoding="async">');
    return `<picture><source type="image/avif" srcset="${widths}" sizes="${SIZES}">${lazy}</picture>`;
  });
}

export function articleLength(html: string): { words: number; minutes: number } {
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { words, minutes: Math.max(1, Math.round(words / READING_SPEED)) };
}

export function articleMistake(html: string): string | undefined {
  if (articleLength(html).words === 0) return 'Enter the text.';
  return /<img(?![^>]* alt="[^"]*[^"\s])/.test(html) ? 'Describe each picture.' : undefined;
}

function isLength(value: string): boolean {
  return /^\d{1,5}$/.test(value);
}
