import { media, tokens } from '@kaagazz/design-system';
import { CATEGORIES } from '@kaagazz/domain';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { productsPath } from '../../paths.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.tablet} {
    gap: ${tokens.space(3)};
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

/** The categories as links; `chosen` is a slug, `null` for all products, `undefined` when it is none of them. */
export function CategoryLinks({ chosen }: { chosen: string | null | undefined }) {
  return (
    <nav aria-label="Product categories">
      <Row>
        {[ALL, ...CATEGORIES].map(({ slug, name }) => (
          <li key={name}>
            <Choice to={productsPath({ category: slug })} aria-current={slug === chosen ? 'page' : undefined}>
              {name}
            </Choice>
          </li>
        ))}
      </Row>
    </nav>
  );
}
