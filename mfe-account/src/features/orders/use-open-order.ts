import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const ORDER = 'order';
const OPENED_FROM_LIST = { openedFromList: true };

interface OpenOrder {
  openOrder: string | null;
  open: (orderNumber: string) => void;
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
