import { Icon, tokens } from '@kaagazz/design-system';
import { FREE_SHIPPING_ABOVE, toRupees } from '@kaagazz/domain';
import styled from 'styled-components';

const Banner = styled.p`
  display: flex;
  gap: ${tokens.space(2)};
  align-items: center;
  justify-content: center;
  padding: ${tokens.space(3)} ${tokens.space(5)};
  margin: 0;
  background: ${tokens.color.leaf};
  color: ${tokens.color.onLeaf};
  text-align: center;
`;

/** Formatted without digit grouping, unlike all other amounts. */
export const FREE_SHIPPING_TEXT = `Free shipping on orders above Rs. ${toRupees(FREE_SHIPPING_ABOVE)}`;

export function ShippingBanner() {
  return (
    <Banner>
      <Icon name="box" /> {FREE_SHIPPING_TEXT}
    </Banner>
  );
}
