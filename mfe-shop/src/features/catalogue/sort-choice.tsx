import { Button, SelectField, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { Sort } from '@kaagazz/api-schema';
import type { Shelf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { ShelfInputs } from './shelf-inputs.tsx';
import { SORTS } from './shelf-address.ts';

const Form = styled.form`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: end;

  ${media.desktop} {
    min-width: 13rem;
  }

  > :first-child {
    flex: 1;
  }
`;

interface SortChoiceProps {
  shelf: Shelf;
  /** what was chosen last: the shelf may stand in another order still */
  sort: Sort;
  onChosen: (sort: Sort) => void;
}

/** In which order products are listed. A plain form: without scripts it has a button. */
export function SortChoice({ shelf, sort, onChosen }: SortChoiceProps) {
  function choose(wanted: string) {
    const known = SORTS.find(({ value }) => value === wanted);
    if (known) onChosen(known.value);
  }

  return (
    <Form action={paths.products}>
      <SelectField
        label="Sort by"
        name="sort"
        options={SORTS}
        value={sort}
        onChange={(event) => choose(event.target.value)}
      />
      <ShelfInputs shelf={shelf} except={['sort']} />
      <noscript>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
