import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { Listing } from '../../api.ts';
import { Filters } from './filters.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListingControls } from './use-listing-controls.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${tokens.space(3)};
  align-items: end;

  ${media.desktop} {
    display: flex;
    gap: ${tokens.space(8)};
    justify-content: space-between;
  }
`;

export function ListingControls({ listing }: { listing: Listing }) {
  const { form, sort, select } = useListingControls(listing);
  return (
    <Row>
      <Filters listing={listing} form={form} onChange={select} />
      <SortSelect listing={listing} sort={sort} onChange={(value) => select({ sort: value })} />
    </Row>
  );
}
