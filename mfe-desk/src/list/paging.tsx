import { Button } from '@kaagazz/design-system';
import { useListContext } from 'ra-core';

import { Pages } from './list.styles.ts';

const SIZES = [25, 50, 100];

export function Paging() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Pages aria-label="Pages">
      <span role="status">
        {first}–{last} of {total}
      </span>
      <label>
        Rows{' '}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <Button variant="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Button variant="secondary" disabled={last >= total} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Pages>
  );
}
