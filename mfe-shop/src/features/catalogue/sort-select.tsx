import type { Sort } from '@kaagazz/api-schema';
import { Button, SelectField, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { Listing } from '../../api.ts';
import { paths } from '../../paths.ts';
import { HiddenInputs } from './hidden-inputs.tsx';
import { SORTS } from './listing-url.ts';

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

const SEARCH_SORTS = SORTS.map((sort) => (sort.value === 'popular' ? { ...sort, label: 'Most relevant' } : sort));

interface SortSelectProps {
  listing: Listing;
  sort: Sort;
  onChange: (sort: Sort) => void;
}

export function SortSelect({ listing, sort, onChange }: SortSelectProps) {
  function select(value: string) {
    const option = SORTS.find((known) => known.value === value);
    if (option) onChange(option.value);
  }

  return (
    <Form action={paths.products}>
      <SelectField
        label="Sort by"
        name="sort"
        options={listing.q === '' ? SORTS : SEARCH_SORTS}
        value={sort}
        onChange={(event) => select(event.target.value)}
      />
      <HiddenInputs listing={listing} except={['sort']} />
      <noscript>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
