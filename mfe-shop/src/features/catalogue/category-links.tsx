import { media, plainList, tokens } from '@kaagazz/design-system';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Listing } from '../../api.ts';
import { useCategories } from './categories.ts';
import { ALL_PRODUCTS, firstPage, listingPath } from './listing-url.ts';

const Row = styled.ul`
  ${plainList}
  position: relative;
  display: flex;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(1)} ${tokens.space(5)};
  margin: calc(-1 * ${tokens.space(1)}) calc(-1 * ${tokens.space(5)});
  overflow-x: auto;
  scrollbar-width: none;

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

const CategoryLink = styled(Link)`
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

  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const ALL = { slug: null, name: 'All' };

export function CategoryLinks({ listing }: { listing: Listing | null }) {
  const row = useRef<HTMLUListElement>(null);
  const categories = useCategories();
  const current = listing?.category ?? null;

  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Don't use `scrollIntoView`, because it would also scroll the page.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Product categories">
      <Row ref={row}>
        {[ALL, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <CategoryLink
              to={listingPath({ ...firstPage(listing ?? ALL_PRODUCTS), category: slug })}
              aria-current={listing?.category === slug ? 'page' : undefined}
            >
              {name}
            </CategoryLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}
