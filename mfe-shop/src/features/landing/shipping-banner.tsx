import { useSiteSettings } from '@kaagazz/contract';
import { Icon, tokens } from '@kaagazz/design-system';
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

export function useFreeShippingText(): string {
  return `Free shipping on orders above Rs. ${useSiteSettings().shipping.freeAbove}`;
}

export function ShippingBanner() {
  const text = useFreeShippingText();
  return (
    <Banner>
      <Icon name="box" /> {text}
    </Banner>
  );
}
