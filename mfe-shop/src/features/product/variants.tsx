import type { ProductDetails } from '@kaagazz/api-schema';
import { Stack, Text, plainList, tokens } from '@kaagazz/design-system';
import { formatRupees, stockText } from '@kaagazz/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { productPath } from '../../paths.ts';

type Variant = NonNullable<ProductDetails['variants']>[number];

const Choices = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${tokens.space(2)};
`;

const Choice = styled(Link)`
  display: grid;
  gap: ${tokens.space(1)};
  align-content: start;
  height: 100%;
  min-height: 44px;
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: inherit;
  font-size: ${tokens.size.sm};
  text-decoration: none;

  &:hover {
    border-color: ${tokens.color.leaf};
  }

  &[aria-current] {
    border-color: ${tokens.color.leaf};
    box-shadow: inset 0 0 0 1px ${tokens.color.leaf};
    font-weight: 600;
  }
`;

export function Variants({
  productId,
  variants = [],
}: {
  productId: string;
  variants?: readonly Variant[] | undefined;
}) {
  const titleId = useId();
  if (variants.length < 2) return null;
  const parts = distinctParts(variants);
  return (
    <Stack as="nav" gap={2} aria-labelledby={titleId}>
      <Text as="span" size="sm" id={titleId}>
        Choose {parts.map(([name]) => name).join(', ') || 'a variant'}
      </Text>
      <Choices>
        {variants.map((variant) => (
          <li key={variant._id}>
            <Choice
              to={productPath(variant._id)}
              aria-current={variant._id === productId ? 'page' : undefined}
              preventScrollReset
            >
              <span>{labelOf(variant, parts)}</span>
              <span>{formatRupees(variant.price)}</span>
              {stockText(variant.stock) !== null && <span>{stockText(variant.stock)}</span>}
            </Choice>
          </li>
        ))}
      </Choices>
    </Stack>
  );
}

type Part = readonly [name: string, valueOf: (variant: Variant) => string];

const PARTS: readonly Part[] = [
  ['size', ({ size }) => size],
  ['colour', ({ colour }) => colour],
  ['paper', ({ gsm }) => (gsm === null ? '' : `${gsm} gsm`)],
];

function distinctParts(variants: readonly Variant[]): readonly Part[] {
  return PARTS.filter(([, valueOf]) => new Set(variants.map(valueOf)).size > 1);
}

function labelOf(variant: Variant, parts: readonly Part[]): string {
  const values = parts.map(([, valueOf]) => valueOf(variant)).filter((value) => value !== '');
  return values.join(', ') || variant.title;
}
