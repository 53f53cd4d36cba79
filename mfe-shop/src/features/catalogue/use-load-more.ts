import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { shopApi, useLazyProductsQuery } from '../../api.ts';
import type { ProductPage, Shelf } from '../../api.ts';

/**
 * Brings one page more. Only what is missing is fetched; then the address says that there is more, in place of the old one, so that a
 * reload, and the way back from a product, show the same products.
 *
 * @param page what is there already
 */
export function useLoadMore(shelf: Shelf, page: ProductPage, addressOf: (shelf: Shelf) => string) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [fetchProducts, { isFetching: isLoading, isError }] = useLazyProductsQuery();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  async function loadMore(): Promise<void> {
    const answer = await fetchProducts({ ...shelf, cursor: page.nextCursor, pages: 1 }, true);
    // Who has gone on meanwhile, to a product or another list, is not called back.
    if (!answer.data || !isHere.current) return;
    const longer = { ...shelf, pages: shelf.pages + 1 };
    const value = { ...answer.data, products: [...page.products, ...answer.data.products] };
    dispatch(shopApi.util.upsertQueryEntries([{ endpointName: 'products', arg: longer, value }]));
    await navigate(addressOf(longer), { replace: true, preventScrollReset: true });
  }

  return { loadMore, isLoading, isError };
}
