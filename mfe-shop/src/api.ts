import type { RequestOf, Sort } from '@kaagazz/api-schema';
import { callOperation, createRemoteApi, endpoint } from '@kaagazz/contract';
import { toCardProduct } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';

export interface ProductPage {
  products: CardProduct[];
  nextCursor: string | null;
  isPartialMatch: boolean;
}

export interface Listing {
  category: string | null;
  q: string;
  min: number | null;
  max: number | null;
  discounted: boolean;
  inStock: boolean;
  ecoFriendly: boolean;
  sort: Sort;
  cursor: string | null;
  pages: number;
}

export const PAGE_SIZE = 24;

/** Four pages of 24 products stay below the api's limit of 100 products per request. */
export const MAX_PAGES = 4;

const LIST_CACHE_S = 10 * 60;

export function isRefusal(error: object | undefined): boolean {
  return error !== undefined && 'status' in error && [400, 404, 414].some((status) => status === error.status);
}

export const shopApi = createRemoteApi('shop').injectEndpoints({
  endpoints: (build) => ({
    products: build.query({
      async queryFn(listing: Listing, _api, _extraOptions, send) {
        const { category } = listing;
        const query = listQuery(listing);
        const { data, error } = await (category === null
          ? callOperation(send, 'GET /product/list', { query })
          : callOperation(send, 'GET /product/category/:category', { params: { category }, query }));
        if (error) return { error };
        const { products, nextCursor, isPartialMatch = false } = data;
        return { data: { products: products.map(toCardProduct), nextCursor, isPartialMatch } };
      },
      keepUnusedDataFor: LIST_CACHE_S,
    }),
    newestProducts: build.query(
      endpoint(
        'GET /product/list',
        () => ({ query: { sort: 'newest', limit: 6 } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
    categoryPictures: build.query(
      endpoint(
        'GET /product/category/:category',
        (category: string) => ({ params: { category }, query: { sort: 'popular', inStock: 'true', limit: 4 } }),
        ({ products }) =>
          products
            .map(toCardProduct)
            .flatMap(({ _id, images: [image] }) => (image === undefined ? [] : [{ _id, image }])),
      ),
    ),
    landingTexts: build.query(
      endpoint(
        'GET /site/content',
        (preview: string | null) => ({ query: { kinds: 'text', page: 'shop', ...(preview !== null && { preview }) } }),
        ({ content }) => content.text ?? {},
      ),
    ),
    suggestions: build.query(endpoint('GET /product/suggest', (q: string) => ({ query: { q } }))),
    product: build.query({
      async queryFn({ id, ...query }: WantedProduct, _api, _extraOptions, send) {
        const { data, error } = await callOperation(send, 'GET /product/:id', { params: { id }, query });
        if (error) return isRefusal(error) ? { data: null } : { error };
        return { data: 'product' in data ? data.product : null };
      },
    }),
    reviews: build.query(
      endpoint(
        'GET /product/:id/reviews',
        (id: string) => ({ params: { id } }),
        ({ reviews }) => reviews,
      ),
    ),
    topPicks: build.query(
      endpoint(
        'GET /product/top-picks',
        () => ({}),
        ({ products }) => products.slice(0, 3).map(toCardProduct),
      ),
    ),
    relatedProducts: build.query(
      endpoint(
        'GET /product/:id/related',
        (id: string) => ({ params: { id } }),
        ({ products }) => products.map(toCardProduct),
      ),
    ),
  }),
});

interface WantedProduct {
  id: string;
  preview?: string;
}

export function wantedProduct(id: string, search: URLSearchParams): WantedProduct {
  const preview = search.get('preview');
  return { id, ...(preview !== null && { preview }) };
}

function listQuery({ q, min, max, discounted, inStock, ecoFriendly, sort, cursor, pages }: Listing) {
  const onlyIf = (chosen: boolean) => (chosen ? 'true' : undefined);
  return {
    // Omit the default sort in searches, so that the api sorts by relevance.
    sort: q !== '' && sort === 'popular' ? undefined : sort,
    limit: PAGE_SIZE * pages,
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
  useCategoryPicturesQuery,
  useLandingTextsQuery,
  useLazyProductsQuery,
  useNewestProductsQuery,
  useProductQuery,
  useProductsQuery,
  useRelatedProductsQuery,
  useReviewsQuery,
  useSuggestionsQuery,
  useTopPicksQuery,
} = shopApi;
