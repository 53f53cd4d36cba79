import { COMPANY } from '@kaagazz/domain';
import type { BlogPosting, BreadcrumbList, Organization, Product, WebSite, WithContext } from 'schema-dts';

/** What pages tell search engines in schema.org's words. */
export type StructuredData = WithContext<BlogPosting | BreadcrumbList | Organization | Product | WebSite>;

/** Makes a URL of the site's origin and a path; a URL of elsewhere stays as it is. */
export type Absolute = (path: string) => string;

const CONTEXT = 'https://schema.org';

/** The shop, as home introduces it under this id; other pages refer to it. */
export const SHOP_ID = '/#shop';

/** Where a page stands: the same list as its breadcrumbs, from the outside in. The last one is the page itself. */
export function breadcrumbData(
  items: readonly { label: string; to?: string }[],
  absolute: Absolute,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  };
}

/** A product as the api has it (specification §3 Product), as far as search engines ask for it. */
interface ProductFacts {
  _id: string;
  title: string;
  description: string;
  /** paths or URLs */
  images: readonly string[];
  /** what a shopper pays, rupees */
  price: number;
  stock: number;
  /** the category's name */
  category: string;
}

/**
 * A product and its one offer. Stars are left out on purpose: search engines take a rating with a number of reviews only, and there are none (E2).
 *
 * @param path of the product's page
 */
export function productData(product: ProductFacts, path: string, absolute: Absolute): WithContext<Product> {
  const url = absolute(path);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.title,
    description: product.description,
    sku: product._id,
    category: product.category,
    ...(product.images.length > 0 && { image: product.images.map(absolute) }),
    brand: { '@type': 'Brand', name: COMPANY.name },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      availability: product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': absolute(SHOP_ID) },
    },
  };
}

/** An article of the blog. */
interface PostingFacts {
  title: string;
  excerpt: string;
  /** a role, not a name: published as a department of the shop */
  author: string;
  category: string;
  /** YYYY-MM-DD */
  date: string;
  /** path of a raster picture, 1200 by 630 */
  picture: string;
  words: number;
}

/** @param path of the article's page */
export function postingData(post: PostingFacts, path: string, absolute: Absolute): WithContext<BlogPosting> {
  const url = absolute(path);
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: [absolute(post.picture)],
    datePublished: post.date,
    dateModified: post.date,
    articleSection: post.category,
    wordCount: post.words,
    inLanguage: 'en-IN',
    author: {
      '@type': 'Organization',
      name: `${COMPANY.name}, ${post.author.toLowerCase()}`,
      url: absolute('/community'),
    },
    publisher: { '@id': absolute(SHOP_ID), '@type': 'Organization', name: COMPANY.name },
  };
}
