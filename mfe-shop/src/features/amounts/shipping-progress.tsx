import { Text, tokens } from '@kaagazz/design-system';
import { FREE_SHIPPING_ABOVE, formatPaise, missingToThreshold, shipsFree } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${tokens.space(2)};
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paperShade};
  appearance: none;

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.leaf};
    transition: inline-size ${tokens.time.slow};
  }

  &::-moz-progress-bar {
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.leaf};
  }
`;

/** Shows how much is missing for free shipping, as text and as a bar. */
export function ShippingProgress({ goods }: { goods: Paise }) {
  return (
    <Root>
      <Text size="sm">{wording(goods)}</Text>
      <Bar max={FREE_SHIPPING_ABOVE} value={Math.min(goods, FREE_SHIPPING_ABOVE)} aria-hidden="true" />
    </Root>
  );
}

/**
 * The threshold itself does not ship free, so do not state a missing amount that would just reach
 * it.
 */
function wording(goods: Paise): string {
  if (shipsFree(goods)) return 'This order ships free.';
  const rule = `Free shipping on orders above ${formatPaise(FREE_SHIPPING_ABOVE)}`;
  const missing = missingToThreshold(goods);
  return missing === 0
    ? `${rule}: any little thing more will do.`
    : `${rule}: just over ${formatPaise(missing)} to go.`;
}
