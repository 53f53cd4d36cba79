import { useSiteSettings } from '@kaagazz/contract';
import { Text, tokens } from '@kaagazz/design-system';
import { formatPaise, fromRupees, missingToThreshold, shipsFree } from '@kaagazz/domain';
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

export function ShippingProgress({ goods }: { goods: Paise }) {
  const freeAbove = fromRupees(useSiteSettings().shipping.freeAbove);
  return (
    <Root>
      <Text size="sm">{progressText(goods, freeAbove)}</Text>
      <Bar max={freeAbove} value={Math.min(goods, freeAbove)} aria-hidden="true" />
    </Root>
  );
}

function progressText(goods: Paise, freeAbove: Paise): string {
  if (shipsFree(goods, freeAbove)) return 'This order ships free.';
  const rule = `Free shipping on orders above ${formatPaise(freeAbove)}`;
  const missing = missingToThreshold(goods, freeAbove);
  if (missing === 0) return `${rule}: add anything else to qualify.`;
  // A non-breaking space keeps "Rs." and the amount on one line.
  return `${rule}: just over ${formatPaise(missing).replace(' ', '\u00A0')} to go.`;
}
