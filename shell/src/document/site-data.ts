import { SHOP_ID } from '@kaagazz/contract/structured-data';
import type { Absolute, SiteSettings, StructuredData } from '@kaagazz/contract';
import { COMPANY } from '@kaagazz/domain';

export function siteData(absolute: Absolute, logo: string, { company, social }: SiteSettings): StructuredData[] {
  const shop = { '@id': absolute(SHOP_ID) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...shop,
      name: COMPANY.name,
      ...(company.legalName !== '' && { legalName: company.legalName }),
      url: absolute('/'),
      logo: absolute(logo),
      description: COMPANY.blurb,
      foundingDate: String(COMPANY.foundedYear),
      email: company.email,
      address: { '@type': 'PostalAddress', addressLocality: COMPANY.city, addressCountry: 'IN' },
      sameAs: [social.instagram, social.linkedin].filter((link) => link !== ''),
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
