import { formatRupees } from '@kaagazz/domain';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../typography/visually-hidden.tsx';

type Size = 'md' | 'lg';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space(0.5)} ${tokens.space(2.5)};
  margin: 0;
  line-height: 1.3;
  font-variant-numeric: lining-nums;
`;

const Current = styled.span<{ $size: Size }>`
  font-family: ${tokens.font.display};
  font-size: ${({ $size }) => ($size === 'lg' ? tokens.size.xl : tokens.size.lg)};
  font-weight: ${tokens.weight.display};
  white-space: nowrap;
`;

const Original = styled.s`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
  white-space: nowrap;
`;

const Off = styled.span`
  font-size: ${tokens.size.sm};
  font-weight: 600;
  color: ${tokens.color.terracotta};
  white-space: nowrap;
`;

export interface PriceProps {
  price: number;
  originalPrice?: number;
  discountPercent?: number;
  size?: Size;
  className?: string;
}

export function Price({ price, originalPrice, discountPercent = 0, size = 'md', className }: PriceProps) {
  const discounted = discountPercent > 0 && originalPrice !== undefined;

  return (
    <Root className={className}>
      {discounted && <VisuallyHidden>Price now</VisuallyHidden>}
      <Current $size={size}>{formatRupees(price)}</Current>
      {discounted && (
        <>
          <VisuallyHidden>instead of</VisuallyHidden>
          <Original>{formatRupees(originalPrice)}</Original>
          <Off>{`${discountPercent}% off`}</Off>
        </>
      )}
    </Root>
  );
}
