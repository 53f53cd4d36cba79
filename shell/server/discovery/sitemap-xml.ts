export interface SitemapEntry {
  path: string;
  /** Date or timestamp in ISO 8601 format. */
  lastModified?: string | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

export function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return xml('urlset', 'url', entries, origin);
}

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

const INVALID_CHARACTERS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

export function escapeXml(words: string): string {
  return words
    .replaceAll(INVALID_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
