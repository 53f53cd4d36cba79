/** A page as a sitemap names it. */
export interface SitemapEntry {
  /** absolute path, as it stands in an address: percent-encoded */
  path: string;
  /** YYYY-MM-DD, or an instant in ISO 8601; one that is neither is left out */
  lastModified?: string | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** A file of pages, as sitemaps.org has it: at most 50,000 of them. */
export function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return xml('urlset', 'url', entries, origin);
}

/** The file that names all files of pages. */
export function sitemapIndex(files: readonly SitemapEntry[], origin: string): string {
  return xml('sitemapindex', 'sitemap', files, origin);
}

function xml(list: string, one: string, entries: readonly SitemapEntry[], origin: string): string {
  const lines = entries.map(({ path, lastModified }) => {
    const when = lastModified !== undefined && DATE.test(lastModified) ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<${one}><loc>${escapeXml(origin + path)}</loc>${when}</${one}>`;
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} ${NAMESPACE}>`, ...lines, `</${list}>`, ''].join('\n');
}

/** Controls and what is no character: XML has no way to write them. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Words as they can stand in an element or an attribute. */
export function escapeXml(words: string): string {
  return words
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
