import { Icon, TextLink, VisuallyHidden, plainList, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Listing } from '../../api.ts';
import { ALL_PRODUCTS, firstPage, listingPath } from './listing-url.ts';

const Row = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  align-items: center;
`;

const Chip = styled(Link)`
  display: inline-flex;
  gap: ${tokens.space(1.5)};
  align-items: center;
  min-height: 44px;
  padding: 0 ${tokens.space(3)} 0 ${tokens.space(4)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.leafTint};
  color: ${tokens.color.leafDark};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const ClearAll = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${tokens.space(2)};
`;

interface ActiveFiltersProps {
  listing: Listing;
  onChange: () => void;
}

export function ActiveFilters({ listing, onChange }: ActiveFiltersProps) {
  const filters = filtersOf(listing);
  if (filters.length === 0) return null;
  const without = (names: readonly (keyof Listing)[]) =>
    listingPath({ ...firstPage(listing), ...Object.fromEntries(names.map((name) => [name, ALL_PRODUCTS[name]])) });
  const linkProps = { onClick: onChange, preventScrollReset: true };

  return (
    <Row aria-label="Chosen filters">
      {filters.map(({ text, names }) => (
        <li key={text}>
          <Chip to={without(names)} {...linkProps}>
            <VisuallyHidden>Remove filter:</VisuallyHidden> {text} <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <ClearAll to={without(filters.flatMap(({ names }) => names))} {...linkProps}>
          Clear all
        </ClearAll>
      </li>
    </Row>
  );
}

interface ActiveFilter {
  text: string;
  names: (keyof Listing)[];
}

function filtersOf({ q, min, max, discounted, inStock, ecoFriendly }: Listing): ActiveFilter[] {
  const filters: (ActiveFilter | false)[] = [
    q !== '' && { text: `“${q}”`, names: ['q'] },
    priceFilter(min, max),
    discounted && { text: 'On offer', names: ['discounted'] },
    inStock && { text: 'In stock', names: ['inStock'] },
    ecoFriendly && { text: 'Eco-friendly', names: ['ecoFriendly'] },
  ];
  return filters.filter((filter) => filter !== false);
}

function priceFilter(min: number | null, max: number | null): ActiveFilter | false {
  const names: ActiveFilter['names'] = ['min', 'max'];
  if (min !== null && max !== null) return { text: `${formatRupees(min)} to ${formatRupees(max)}`, names };
  if (min !== null) return { text: `From ${formatRupees(min)}`, names };
  return max !== null && { text: `Up to ${formatRupees(max)}`, names };
}
