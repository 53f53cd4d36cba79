import { createRemoteApi } from '@kaagazz/contract';

/** A product as the api answers it (specification §3 Product, E10). */
export interface Product {
  _id: string;
  title: string;
  description: string;
  /** addresses of square pictures, 800 x 800 */
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
  products: Product[];
  /** what to ask with for the products that follow; `null` after the last */
  nextCursor: string | null;
}

/** The orders that a list can be in (E13). */
export type ProductSort = 'popular' | 'newest' | 'price-asc' | 'price-desc';

/** Which products, in which order, from where on. */
export interface Shelf {
  sort: ProductSort;
  /** slug; `null`: all products */
  category: string | null;
  /** cursor of an earlier answer; `null`: from the beginning */
  cursor: string | null;
}

/** Rows of 2, 3 and 4 cards all end full. */
const PRODUCTS_A_PAGE = 24;

/** What a call says of a thing that is unknown, malformed or too long to be there. */
const REFUSALS: readonly unknown[] = [400, 404, 414];

/** The api answered that nothing can be there. Asking again would not help. */
export function isRefusal(error: object | undefined): boolean {
  return error !== undefined && 'status' in error && REFUSALS.includes(error.status);
}

/** The shop's data client with what browsing needs; checkout adds its own calls when its page loads. */
export const shopApi = createRemoteApi('shop').injectEndpoints({
  endpoints: (build) => ({
    products: build.infiniteQuery<ProductPage, Shelf, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => lastPage.nextCursor ?? undefined,
      },
      query({ queryArg: { category, sort, cursor }, pageParam }) {
        const path = category === null ? '/product/list' : `/product/category/${encodeURIComponent(category)}`;
        const query = new URLSearchParams({ sort, limit: String(PRODUCTS_A_PAGE) });
        const from = pageParam ?? cursor;
        if (from !== null) query.set('cursor', from);
        return `${path}?${query}`;
      },
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
    topPicks: build.query<Product[], undefined>({
      query: () => '/product/top-picks',
      transformResponse: (answer: Product[] | { products: Product[] }) =>
        (Array.isArray(answer) ? answer : answer.products).slice(0, 3),
    }),
    /** three random others (specification §9) */
    relatedProducts: build.query<Product[], string>({
      query: (id) => `/product/${encodeURIComponent(id)}/related`,
      transformResponse: (answer: { products: Product[] }) => answer.products,
    }),
  }),
});

export const { useProductsInfiniteQuery, useProductQuery, useRelatedProductsQuery, useTopPicksQuery } = shopApi;
