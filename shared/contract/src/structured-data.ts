import { COMPANY } from '@kaagazz/domain';
import type { BlogPosting, BreadcrumbList, Organization, Product, WebSite, WithContext } from 'schema-dts';

export type StructuredData = WithContext<BlogPosting | BreadcrumbList | Organization | Product | WebSite>;

export type Absolute = (path: string) => string;

const CONTEXT = 'https://schema.org';

export const SHOP_ID = '/#shop';

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
  rating: number;
  reviewCount?: number | undefined;
  facts?: { sku?: string | undefined; colour?: string | undefined; size: string } | undefined;
  variantGroup?: string | undefined;
}

export function productData(product: ProductFacts, path: string, absolute: Absolute): WithContext<Product> {
  const url = absolute(path);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.title,
    description: product.description,
    sku: product.facts?.sku || product._id,
    ...(product.facts?.colour && { color: product.facts.colour }),
    ...(product.variantGroup && {
      ...(product.facts?.size && { size: product.facts.size }),
      inProductGroupWithID: product.variantGroup,
      isVariantOf: { '@type': 'ProductGroup', productGroupID: product.variantGroup, name: product.title },
    }),
    category: product.category,
    ...(product.images.length > 0 && { image: product.images.map(absolute) }),
    brand: { '@type': 'Brand', name: COMPANY.name },
    ...(product.reviewCount && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(product.rating.toFixed(1)),
        reviewCount: product.reviewCount,
      },
    }),
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
  author: string;
  category: string;
  /** YYYY-MM-DD */
  date: string;
  picture: string;
  words: number;
}

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
