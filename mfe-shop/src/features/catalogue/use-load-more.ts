import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { shopApi, useLazyProductsQuery } from '../../api.ts';
import type { Listing, ProductPage } from '../../api.ts';

export function useLoadMore(listing: Listing, page: ProductPage, pathOf: (listing: Listing) => string) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [fetchProducts, { isFetching: isLoading, isError }] = useLazyProductsQuery();
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  async function loadMore(): Promise<void> {
    const { data: next } = await fetchProducts({ ...listing, cursor: page.nextCursor, pages: 1 }, true);
    if (!next || !isMounted.current) return;
    const arg = { ...listing, pages: listing.pages + 1 };
    const value = { ...next, products: [...page.products, ...next.products] };
    dispatch(shopApi.util.upsertQueryEntries([{ endpointName: 'products', arg, value }]));
    await navigate(pathOf(arg), { replace: true, preventScrollReset: true });
  }

  return { loadMore, isLoading, isError };
}
