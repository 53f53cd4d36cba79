import { SHOP_ID } from '@kaagazz/contract/structured-data';
import type { Absolute, StructuredData } from '@kaagazz/contract';
import { COMPANY, isKnown } from '@kaagazz/domain';

/**
 * Returns the home page's structured data about the company and its website. Facts that are not
 * known yet are omitted (docs/product.md, Demo data).
 *
 * @param logo path of the logo
 */
export function siteData(absolute: Absolute, logo: string): StructuredData[] {
  const shop = { '@id': absolute(SHOP_ID) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...shop,
      name: COMPANY.name,
      ...(isKnown(COMPANY.legalName) && { legalName: COMPANY.legalName }),
      url: absolute('/'),
      logo: absolute(logo),
      description: COMPANY.blurb,
      foundingDate: String(COMPANY.foundedYear),
      email: COMPANY.email,
      address: { '@type': 'PostalAddress', addressLocality: COMPANY.city, addressCountry: 'IN' },
      sameAs: [COMPANY.instagram, COMPANY.linkedin],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: COMPANY.name,
      url: absolute('/'),
      inLanguage: 'en-IN',
      publisher: shop,
    },
  ];
}
