import { createRemoteApi } from '@kaagazz/contract';
import { cardedProduct } from '@kaagazz/design-system';
import type { CardedProduct } from '@kaagazz/design-system';
import type { CategorySlug } from '@kaagazz/domain';

/** A product as the api answers it (specification §3 Product, E10). */
export interface Product {
  _id: string;
  title: string;
  description: string;
  /** addresses of square pictures */
  images: string[];
  /** rupees, before the discount */
  originalPrice: number;
  /** integer percent; 0 when there is none */
  discountPercent: number;
  /** rupees to pay, computed by the api */
  price: number;
  stock: number;
  rating: number | null;
  /** slug: `gift-sets` */
  category: string;
  tags: string[];
}

/** One answer of a product list. */
export interface ProductPage {
  products: CardedProduct[];
  /** what to ask with for the products that follow; `null` after the last */
  nextCursor: string | null;
}

/** The orders that a list can be in (E13). */
export type ProductSort = 'popular' | 'newest' | 'price-asc' | 'price-desc';

/** Which products, in which order, from where on, and how many: what the address of a list says. */
export interface Shelf {
  /** `null`: all products */
  category: CategorySlug | null;
  /** words of a search; empty without one */
  q: string;
  /** whole rupees, included; `null`: no bound */
  min: number | null;
  max: number | null;
  discounted: boolean;
  inStock: boolean;
  ecoFriendly: boolean;
  sort: ProductSort;
  /** where an earlier answer stopped; `null`: from the beginning */
  cursor: string | null;
  /** how many pages are shown, 1 to `MOST_PAGES`: one call brings them all */
  pages: number;
}

/** What somebody who has typed this much may be looking for. */
export interface Suggestions {
  products: { _id: string; title: string; image: string; price: number }[];
  /** searched for like words */
  tags: string[];
}

/** Rows of 2, 3 and 4 cards all end full. */
export const PRODUCTS_A_PAGE = 24;

/** As many as one call brings (at most 100 products): what follows has an address of its own. */
export const MOST_PAGES = 4;

/** Whoever comes back to a list finds it as it was, without a call. */
const LISTS_ARE_KEPT_S = 10 * 60;

/** What a call says of a thing that is unknown, malformed or too long to be there. */
const REFUSALS: readonly unknown[] = [400, 404, 414];

/** The api answered that nothing can be there. Asking again would not help. */
export function isRefusal(error: object | undefined): boolean {
  return error !== undefined && 'status' in error && REFUSALS.includes(error.status);
}

/** The shop's data client with what browsing needs; checkout adds its own calls when its page loads. */
export const shopApi = createRemoteApi('shop').injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductPage, Shelf>({
      query: listCall,
      transformResponse: ({ products, nextCursor }: ProductPage) => ({
        products: products.map(cardedProduct),
        nextCursor,
      }),
      keepUnusedDataFor: LISTS_ARE_KEPT_S,
    }),
    /** the newest of all, for pictures of them: the landing page shows three */
    newestProducts: build.query<CardedProduct[], undefined>({
      query: () => '/product/list?sort=newest&limit=6',
      transformResponse: (answer: ProductPage) => answer.products.map(cardedProduct),
    }),
    suggestions: build.query<Suggestions, string>({
      query: (q) => `/product/suggest?${new URLSearchParams({ q })}`,
    }),
    /** `null`: there is no such product. That is an answer like any other, so the browser doesn't ask again what the server knows. */
    product: build.query<Product | null, string>({
      async queryFn(id, _api, _extraOptions, request) {
        const { data, error } = await request(`/product/${encodeURIComponent(id)}`);
        if (error) return isRefusal(error) ? { data: null } : { error };
        // `list` is no product's id but another call's name
        return { data: (data as { product?: Product }).product ?? null };
      },
    }),
    /** three that the shop recommends (specification §9); the document allows a bare list, too (§7) */
    topPicks: build.query<CardedProduct[], undefined>({
      query: () => '/product/top-picks',
      transformResponse: (answer: CardedProduct[] | { products: CardedProduct[] }) =>
        (Array.isArray(answer) ? answer : answer.products).slice(0, 3).map(cardedProduct),
    }),
    /** three random others (specification §9) */
    relatedProducts: build.query<CardedProduct[], string>({
      query: (id) => `/product/${encodeURIComponent(id)}/related`,
      transformResponse: (answer: { products: CardedProduct[] }) => answer.products.map(cardedProduct),
    }),
  }),
});

/** The call for a shelf: the document's two (specification §7), with what narrows them down. */
function listCall({ category, q, min, max, discounted, inStock, ecoFriendly, sort, cursor, pages }: Shelf): string {
  const query = new URLSearchParams({ sort, limit: String(PRODUCTS_A_PAGE * pages) });
  if (q !== '') query.set('q', q);
  if (min !== null) query.set('minPrice', String(min));
  if (max !== null) query.set('maxPrice', String(max));
  for (const [name, chosen] of Object.entries({ discounted, inStock, ecoFriendly })) {
    if (chosen) query.set(name, 'true');
  }
  if (cursor !== null) query.set('cursor', cursor);
  const path = category === null ? '/product/list' : `/product/category/${category}`;
  return `${path}?${query}`;
}

export const {
  useLazyProductsQuery,
  useNewestProductsQuery,
  useProductQuery,
  useProductsQuery,
  useRelatedProductsQuery,
  useSuggestionsQuery,
  useTopPicksQuery,
} = shopApi;
