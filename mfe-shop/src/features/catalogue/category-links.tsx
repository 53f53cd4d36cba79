import { media, tokens } from '@kaagazz/design-system';
import { CATEGORIES } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Shelf } from '../../api.ts';
import { WHOLE_SHOP, fromTheBeginning, shelfPath } from './shelf-address.ts';

/** One line; on a phone it is pushed sideways, to the window's very edges. */
const Row = styled.ul`
  display: flex;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(1)} ${tokens.space(5)};
  margin: calc(-1 * ${tokens.space(1)}) calc(-1 * ${tokens.space(5)});
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;

  > li {
    flex: none;
  }

  ${media.tablet} {
    flex-wrap: wrap;
    gap: ${tokens.space(3)};
    padding: 0;
    margin: 0;
  }
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${tokens.space(4)};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  text-decoration: none;
  transition: border-color ${tokens.time.fast};

  &:hover {
    border-color: ${tokens.color.leaf};
  }

  &[aria-current] {
    border-color: ${tokens.color.leaf};
    background: ${tokens.color.leaf};
    color: ${tokens.color.onLeaf};
  }
`;

const ALL = { slug: null, name: 'All' };

/** The categories as links, each with the same search and filters. `null`: the shelf of a category that the shop does not have. */
export function CategoryLinks({ shelf }: { shelf: Shelf | null }) {
  return (
    <nav aria-label="Product categories">
      <Row>
        {[ALL, ...CATEGORIES].map(({ slug, name }) => (
          <li key={name}>
            <Choice
              to={shelfPath({ ...fromTheBeginning(shelf ?? WHOLE_SHOP), category: slug })}
              aria-current={shelf?.category === slug ? 'page' : undefined}
            >
              {name}
            </Choice>
          </li>
        ))}
      </Row>
    </nav>
  );
}
