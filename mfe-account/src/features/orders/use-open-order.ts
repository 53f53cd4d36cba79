import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Lets a link open an order, and Back close it. */
const ORDER = 'order';
/** Marks an order that was opened from the list instead of a direct link. */
const OPENED_FROM_LIST = { openedFromList: true };

interface OpenOrder {
  openOrder: string | null;
  open: (orderNumber: string) => void;
  /** Goes back, or removes the order from the URL if it was opened by a direct link. */
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
