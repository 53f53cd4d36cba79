import { Picture, plainList, tokens } from '@kaagazz/design-system';
import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';
import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';

export const OrderLines = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(4)};
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${tokens.space(3)};
  align-items: center;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
  }
`;

const Quantity = styled.span`
  color: ${tokens.color.inkSoft};
  white-space: nowrap;
`;

const Note = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Amount = styled.span`
  white-space: nowrap;
`;

interface OrderLineProps {
  as?: ElementType;
  line: { title: string; image: string; price: number; quantity: number };
  text?: ReactNode;
  note?: string | undefined;
  children?: ReactNode;
}

export function OrderLine({ as, line: { title, image, price, quantity }, text, note, children }: OrderLineProps) {
  return (
    <Root as={as}>
      <Picture src={image === '' ? noPicture : image} sizes="56px" alt="" width={800} height={800} />
      {text ?? (
        <span>
          {title} <Quantity>× {indianDigits(quantity)}</Quantity>
          {note && <Note>{note}</Note>}
        </span>
      )}
      <Amount>{formatPaise(fromRupees(price) * quantity)}</Amount>
      {children}
    </Root>
  );
}
