/** Paths that are not pages. `/media` stays open for image search. */
const NOT_PAGES = ['/api/', '/_releases', '/_reports', '/dev/'];

/** Returns robots.txt. @param personal paths of personal pages, as React Router writes them */
export function robotsTxt(personal: readonly string[], origin: string): string {
  const closed = [...NOT_PAGES, ...personal].map((path) => `Disallow: ${path.replace(/:[^/]+/g, '*')}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
