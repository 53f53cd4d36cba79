/** What is not a page at all, or nobody's business. `/media` stays open: pictures are looked for, too. */
const NOT_PAGES = ['/api/', '/_releases', '/_reports', '/dev/'];

/** Where search engines may go. @param personal paths of pages that belong to one shopper, as React Router writes them */
export function robotsTxt(personal: readonly string[], origin: string): string {
  const closed = [...NOT_PAGES, ...personal].map((path) => `Disallow: ${path.replace(/:[^/]+/g, '*')}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
