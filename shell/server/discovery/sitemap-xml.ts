export interface SitemapEntry {
  /** Absolute, percent-encoded path. */
  path: string;
  /** ISO 8601 date or time; an invalid one is left out. */
  lastModified?: string | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Returns a sitemap of at most 50,000 pages (sitemaps.org). */
export function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return xml('urlset', 'url', entries, origin);
}

/** Returns the sitemap index. */
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

/** Characters that XML cannot represent. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Escapes text for an element or attribute. */
export function escapeXml(words: string): string {
  return words
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
