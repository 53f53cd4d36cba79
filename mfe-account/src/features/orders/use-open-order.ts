import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * This query parameter contains the open order, so that orders can be linked and Back closes the
 * dialog.
 */
const ORDER = 'order';
/** Set in the history state of an order that was opened from the list. */
const OPENED_FROM_LIST = { openedFromList: true };

interface OpenOrder {
  /** The order's number or id in the URL, or `null` if no order is open. */
  openOrder: string | null;
  open: (orderNumber: string) => void;
  /** Goes back to the list. After a direct link, clears the URL instead. */
  close: () => void;
}

export function useOpenOrder(): OpenOrder {
  const [search, setSearch] = useSearchParams();
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();

  return {
    openOrder: search.get(ORDER),
    open: (orderNumber) => setSearch({ [ORDER]: orderNumber }, { state: OPENED_FROM_LIST, preventScrollReset: true }),
    close: () => {
      if (isOpenedFromList(location.state)) void navigate(-1);
      else setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}

function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}
