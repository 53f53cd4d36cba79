import { Button, SelectField, tokens } from '@kaagazz/design-system';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import type { ProductSort, Shelf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { SORTS, shelfPath } from './category-shelf.ts';

const Form = styled.form`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: end;
  min-width: 13rem;

  > :first-child {
    flex: 1;
  }
`;

/** In which order products are listed. A plain form: without scripts it has a button. */
export function SortChoice({ shelf }: { shelf: Shelf }) {
  const navigate = useNavigate();
  const sortBy = (sort: string) =>
    void navigate(shelfPath({ ...shelf, sort: sort as ProductSort, cursor: null }), { preventScrollReset: true });

  return (
    <Form action={paths.products}>
      <SelectField
        label="Sort by"
        name="sort"
        options={SORTS}
        value={shelf.sort}
        onChange={(event) => sortBy(event.target.value)}
      />
      {shelf.category !== null && <input type="hidden" name="category" value={shelf.category} />}
      <noscript>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
