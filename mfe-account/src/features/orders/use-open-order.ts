import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Query parameter for the open order. It lets a link open an order, and Back close it. */
const ORDER = 'order';
/** History state for an order that was opened from the list rather than by a direct link. */
const OPENED_FROM_LIST = { openedFromList: true };

interface OpenOrder {
  /** The open order's number or id from the URL, or `null` if no order is open. */
  openOrder: string | null;
  open: (orderNumber: string) => void;
  /**
   * Goes back to the list. If the order was opened by a direct link, only removes the order from
   * the URL.
   */
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
