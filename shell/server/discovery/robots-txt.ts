const NOT_PAGES = ['/api/', '/_releases', '/_reports', '/dev/'];

export function robotsTxt(personal: readonly string[], origin: string): string {
  const closed = [...NOT_PAGES, ...personal].map((path) => `Disallow: ${path.replace(/:[^/]+/g, '*')}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
