import type { RequestOf, Sort } from '@kaagazz/api-schema';
import { callOperation, createRemoteApi, endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import type { CategorySlug } from '@kaagazz/domain';

/** One answer of a product list. */
export interface ProductPage {
  products: CardProduct[];
  /** what to ask with for the products that follow; `null` after the last */
  nextCursor: string | null;
}

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
  sort: Sort;
  /** where an earlier answer stopped; `null`: from the beginning */
  cursor: string | null;
  /** how many pages are shown, 1 to `MOST_PAGES`: one call brings them all */
  pages: number;
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
    products: build.query({
      async queryFn(shelf: Shelf, _api, _extraOptions, send) {
        const { category } = shelf;
        const query = listQuery(shelf);
        const { data, error } = await (category === null
          ? callOperation(send, 'GET /product/list', { query })
          : callOperation(send, 'GET /product/category/:category', { params: { category }, query }));
        return error
          ? { error }
          : { data: { products: data.products.map(toCardProduct), nextCursor: data.nextCursor } };
      },
      keepUnusedDataFor: LISTS_ARE_KEPT_S,
    }),
    /** The six newest products, of which the landing page shows three. */
    newestProducts: build.query(
      endpoint(
        'GET /product/list',
        () => ({ query: { sort: 'newest', limit: 6 } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
    suggestions: build.query(
      endpoint(
        'GET /product/suggest',
        (q: string) => ({ query: { q } }),
        ({ products, tags }) => ({ products, tags }),
      ),
    ),
    /** `null` if there is no such product. It is cached, so the browser doesn't ask again what the server knows. */
    product: build.query({
      async queryFn(id: string, _api, _extraOptions, send) {
        const { data, error } = await callOperation(send, 'GET /product/:id', { params: { id } });
        if (error) return isRefusal(error) ? { data: null } : { error };
        // `GET /product/list` lists products, so `list` is no product's id.
        return { data: 'product' in data ? data.product : null };
      },
    }),
    /** Three products that the shop recommends. */
    topPicks: build.query(
      endpoint(
        'GET /product/top-picks',
        () => ({}),
        ({ products }) => products.slice(0, 3).map(toCardProduct),
      ),
    ),
    /** Three other products, chosen at random. */
    relatedProducts: build.query(
      endpoint(
        'GET /product/:id/related',
        (id: string) => ({ params: { id } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
  }),
});

function listQuery({ q, min, max, discounted, inStock, ecoFriendly, sort, cursor, pages }: Shelf) {
  const onlyIf = (chosen: boolean) => (chosen ? 'true' : undefined);
  return {
    sort,
    limit: PRODUCTS_A_PAGE * pages,
    q: q || undefined,
    minPrice: min === null ? undefined : `${min}`,
    maxPrice: max === null ? undefined : `${max}`,
    discounted: onlyIf(discounted),
    inStock: onlyIf(inStock),
    ecoFriendly: onlyIf(ecoFriendly),
    cursor: cursor ?? undefined,
  } satisfies RequestOf<'GET /product/list'>['query'];
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
