import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { Shelf } from '../../api.ts';
import { ShelfFilters } from './shelf-filters.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useShelfChoice } from './use-shelf-choice.ts';

/** On a phone what opens the filters and the order stand side by side; on a wide window the filters take the room there is. */
const Choices = styled.div`
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

/** How a list is narrowed down, and in which order it stands. */
export function ShelfChoices({ shelf }: { shelf: Shelf }) {
  const { form, sort, choose } = useShelfChoice(shelf);
  return (
    <Choices>
      <ShelfFilters shelf={shelf} form={form} onChosen={choose} />
      <SortChoice shelf={shelf} sort={sort} onChosen={(sort) => choose({ sort })} />
    </Choices>
  );
}
