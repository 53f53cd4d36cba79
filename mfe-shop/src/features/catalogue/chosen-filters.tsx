import { Icon, TextLink, VisuallyHidden, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Shelf } from '../../api.ts';
import { WHOLE_SHOP, fromTheBeginning, shelfPath } from './shelf-address.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  align-items: center;
  padding: 0;
  margin: 0;
  list-style: none;
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

interface ChosenFiltersProps {
  shelf: Shelf;
  /** a chip was pressed, and is about to go with the focus that is on it */
  onChange: () => void;
}

/** What a list is narrowed down by, each to be taken away by a press. Links, so that they work without scripts. */
export function ChosenFilters({ shelf, onChange }: ChosenFiltersProps) {
  const chosen = choicesOf(shelf);
  if (chosen.length === 0) return null;
  const without = (names: readonly (keyof Shelf)[]) =>
    shelfPath({ ...fromTheBeginning(shelf), ...Object.fromEntries(names.map((name) => [name, WHOLE_SHOP[name]])) });
  const press = { onClick: onChange, preventScrollReset: true };

  return (
    <Row aria-label="Chosen filters">
      {chosen.map(({ text, names }) => (
        <li key={text}>
          <Chip to={without(names)} {...press}>
            <VisuallyHidden>Remove filter:</VisuallyHidden> {text} <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <ClearAll to={without(chosen.flatMap(({ names }) => names))} {...press}>
          Clear all
        </ClearAll>
      </li>
    </Row>
  );
}

interface Choice {
  text: string;
  names: (keyof Shelf)[];
}

function choicesOf({ q, min, max, discounted, inStock, ecoFriendly }: Shelf): Choice[] {
  const choices: (Choice | false)[] = [
    q !== '' && { text: `“${q}”`, names: ['q'] },
    priceChoice(min, max),
    discounted && { text: 'On offer', names: ['discounted'] },
    inStock && { text: 'In stock', names: ['inStock'] },
    ecoFriendly && { text: 'Eco-friendly', names: ['ecoFriendly'] },
  ];
  return choices.filter((choice) => choice !== false);
}

function priceChoice(min: number | null, max: number | null): Choice | false {
  const names: Choice['names'] = ['min', 'max'];
  if (min !== null && max !== null) return { text: `${formatRupees(min)} to ${formatRupees(max)}`, names };
  if (min !== null) return { text: `From ${formatRupees(min)}`, names };
  return max !== null && { text: `Up to ${formatRupees(max)}`, names };
}
