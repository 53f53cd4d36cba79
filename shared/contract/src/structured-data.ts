import { COMPANY } from '@kaagazz/domain';
import type { BlogPosting, BreadcrumbList, Organization, Product, WebSite, WithContext } from 'schema-dts';

/** schema.org data for search engines. */
export type StructuredData = WithContext<BlogPosting | BreadcrumbList | Organization | Product | WebSite>;

/** Resolves a path against the site's origin. URLs stay as they are. */
export type Absolute = (path: string) => string;

const CONTEXT = 'https://schema.org';

/** Id of the shop, which the home page describes and other pages refer to. */
export const SHOP_ID = '/#shop';

/** @param items the page's breadcrumbs; the last one is the page itself */
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

interface ProductFacts {
  _id: string;
  title: string;
  description: string;
  /** Paths or URLs. */
  images: readonly string[];
  /** Discounted price in rupees. */
  price: number;
  stock: number;
  category: string;
}

/**
 * Returns a product and its offer, without a rating, because search engines require reviews with
 * it.
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

interface PostingFacts {
  title: string;
  excerpt: string;
  /** A role, not a name. */
  author: string;
  category: string;
  /** YYYY-MM-DD */
  date: string;
  /** Path of a bitmap of 1200 by 630. */
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
