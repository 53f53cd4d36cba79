import type { CartLine } from '@kaagazz/contract';
import { Button, Picture, QuantityStepper, Text, TextLink, media, tokens } from '@kaagazz/design-system';
import { MAXIMUM_CART_QUANTITY, formatPaise, fromRupees } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { productPath } from '../../paths.ts';
import { LineProblemNote } from '../quote/index.ts';
import type { QuotedLine } from '../quote/index.ts';
import { isProduct } from './line-kind.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${tokens.space(4)};
  padding-block: ${tokens.space(5)};
  border-bottom: 1px dashed ${tokens.color.line};

  /* The first picture stands level with the summary beside it. */
  &:first-child {
    padding-top: 0;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
  }

  ${media.tablet} {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${tokens.space(6)};
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  align-content: start;
`;

const Amount = styled.span`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`;

const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;
`;

/** Its word ends where the amount above it ends. */
const Remove = styled(Button)`
  margin-inline-end: calc(-1 * ${tokens.space(3)});
`;

interface CartLineRowProps {
  line: CartLine;
  /** what the shop says of it now; `undefined` while that is not known */
  quoted: QuotedLine | undefined;
  /** it has just been put back: the focus comes here */
  takesFocus: boolean;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/** One line of the cart: picture, name, price, how many, what they come to; and what has changed since it was chosen. */
export function CartLineRow({ line, quoted, takesFocus, onQuantity, onPrice, onRemove }: CartLineRowProps) {
  const removeRef = useRef<HTMLButtonElement>(null);
  const most = Math.min(MAXIMUM_CART_QUANTITY, Math.max(1, quoted?.stock ?? MAXIMUM_CART_QUANTITY));

  useEffect(() => {
    if (takesFocus) removeRef.current?.focus();
  }, [takesFocus]);

  /** The button that settled it is gone with the note: the focus goes to the line's own. */
  const settled = (change: () => void) => {
    change();
    removeRef.current?.focus();
  };

  return (
    <Row>
      <Picture src={line.image} sizes="120px" alt="" width={800} height={800} />
      <Facts>
        {isProduct(line) ? (
          <TextLink to={productPath(line.id)}>{line.title}</TextLink>
        ) : (
          <Text tone="strong">{line.title}</Text>
        )}
        <Amount>{formatPaise(fromRupees(line.price) * line.quantity)}</Amount>
        <Text tone="soft" size="sm">
          {formatPaise(fromRupees(line.price))} each
        </Text>
        <Changes>
          <QuantityStepper
            quantity={line.quantity}
            maximum={most}
            onChange={(delta) => onQuantity(line.quantity + delta)}
            onTyped={(typed) => onQuantity(Math.min(typed, most))}
            label={`Quantity of ${line.title}`}
          />
          <Remove ref={removeRef} variant="quiet" aria-label={`Remove ${line.title}`} onClick={onRemove}>
            Remove
          </Remove>
        </Changes>
      </Facts>
      {quoted?.problem && (
        <LineProblemNote
          line={line}
          quoted={quoted}
          settle={{
            take: (quantity) => settled(() => onQuantity(quantity)),
            accept: (price) => settled(() => onPrice(price)),
          }}
        />
      )}
    </Row>
  );
}
