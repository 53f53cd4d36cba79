import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The query parameter that names the order whose details are open: a link can open them, and Back closes them. */
const ORDER = 'order';

interface OpenedHere {
  openedHere: true;
}

interface OpenOrder {
  /** number or id as it stands in the address; `null` when none is open */
  wanted: string | null;
  open: (orderNumber: string) => void;
  /** Goes back to the list that the shopper came from; somebody who came by a link has none to go back to. */
  close: () => void;
}

/** Which order's details are open, kept in the address. */
export function useOpenOrder(): OpenOrder {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: OpenedHere | null };
  const navigate = useNavigate();

  return {
    wanted: search.get(ORDER),
    open: (orderNumber) => {
      const openedHere: OpenedHere = { openedHere: true };
      setSearch({ [ORDER]: orderNumber }, { state: openedHere, preventScrollReset: true });
    },
    close: () => {
      if (state?.openedHere) void navigate(-1);
      else setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}
