import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The query parameter with the open order, so that orders can be linked and Back closes the dialog.
 */
const ORDER = 'order';
/** Set in the history state of an order that was opened from the list. */
const OPENED_FROM_LIST = { openedFromList: true };

interface OpenOrder {
  /** The order's number or id, as in the URL; `null` if none is open. */
  openOrder: string | null;
  open: (orderNumber: string) => void;
  /**
   * Goes back to the list. After a direct link there is no list to go back to, so it clears the
   * URL.
   */
  close: () => void;
}

/** Keeps the open order in the URL. */
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
