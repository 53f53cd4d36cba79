import { useSiteSettings } from '@kaagazz/contract';
import { plainList, tokens } from '@kaagazz/design-system';
import { fromRupees, toRupees } from '@kaagazz/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { BusinessFields } from './business-fields.tsx';
import type { Business, Discounted, Gift, OptionsProps } from './choices.ts';
import { DiscountCode } from './discount-code.tsx';
import { GiftOptions } from './gift-options.tsx';

const List = styled.ul`
  ${plainList}
  border-block-start: 1px dashed ${tokens.color.line};
`;

const Item = styled.li`
  border-block-end: 1px dashed ${tokens.color.line};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    width: 0.5rem;
    height: 0.5rem;
    margin-inline: ${tokens.space(2)};
    border: solid ${tokens.color.leaf};
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
  }

  details[open] > &::after {
    transform: rotate(-135deg);
  }
`;

const Body = styled.div`
  padding-block: ${tokens.space(1)} ${tokens.space(4)};
`;

export function CheckoutOptions({ onChange, quote, ...cart }: OptionsProps) {
  const [discounted, setDiscounted] = useState<Discounted>();
  const [business, setBusiness] = useState<Business>();
  const [gift, setGift] = useState<Gift>({ note: '', wrap: false });
  const { giftWrap } = useSiteSettings().shipping;
  const wrap = gift.wrap ? (giftWrap ?? 0) : 0;
  const report = useEffectEvent(() => {
    const before = discounted ?? quote;
    onChange({
      price: before && { ...before, wrap, total: toRupees(fromRupees(before.total) + fromRupees(wrap)) },
      order: {
        ...(discounted && { discountCode: discounted.discount.code }),
        ...(business && { business }),
        ...((gift.wrap || gift.note.trim() !== '') && { gift }),
      },
    });
  });
  useEffect(() => report(), [quote, discounted, business, gift, wrap]);

  return (
    <List aria-label="Options">
      <Option title="Add a discount code">
        <DiscountCode {...cart} onChange={setDiscounted} />
      </Option>
      <Option title="Gift options">
        <GiftOptions gift={gift} onChange={setGift} />
      </Option>
      <Option title="Buying for a company?">
        <BusinessFields onChange={setBusiness} />
      </Option>
    </List>
  );
}

function Option({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Item>
      <details>
        <Summary>{title}</Summary>
        <Body>{children}</Body>
      </details>
    </Item>
  );
}
