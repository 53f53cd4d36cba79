import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { stretchedLink } from '../layout/stretched-link.ts';
import { Picture } from '../picture.tsx';
import { media, tokens } from '../tokens/tokens.ts';
import { Heading } from '../typography/heading.tsx';
import type { CardProduct } from './card-product.ts';
import { Price } from './price.tsx';
import { Stars } from './stars.tsx';
import { StockBadge } from './stock-badge.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(1.5)};
  height: 100%;
`;

const Mat = styled.div<{ $soldOut: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  margin-bottom: ${tokens.space(1.5)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  color: ${tokens.color.inkSoft};

  picture,
  img {
    width: 100%;
  }

  img {
    opacity: ${({ $soldOut }) => ($soldOut ? 0.6 : 1)};
    transition: transform ${tokens.time.slow};
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.025);
    }
  }
`;

const CardPrice = styled(Price)`
  align-content: start;
  min-height: 3.25rem;
  margin-top: auto;

  ${media.tablet} {
    min-height: 0;
  }
`;

const CornerBadge = styled(StockBadge)`
  position: absolute;
  inset: ${tokens.space(2.5)} auto auto ${tokens.space(2.5)};
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${stretchedLink}

  ${media.hover} {
    ${Card}:hover & {
      text-decoration: underline;
      text-decoration-color: ${tokens.color.terracotta};
      text-decoration-thickness: 1.5px;
      text-underline-offset: 0.2em;
    }
  }
`;

export interface ProductCardProps {
  product: CardProduct;
  to: string;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  priority?: boolean;
  className?: string;
}

const IN_A_ROW = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 44vw';

export function ProductCard({
  product,
  to,
  headingLevel = 3,
  sizes = IN_A_ROW,
  priority = false,
  className,
}: ProductCardProps) {
  const [image] = product.images;

  return (
    <Card className={className}>
      <Mat $soldOut={product.stock <= 0}>
        {image === undefined ? (
          <Icon name="leaf" size={56} />
        ) : (
          <Picture src={image} sizes={sizes} alt="" width={800} height={800} priority={priority} />
        )}
        <CornerBadge stock={product.stock} />
      </Mat>
      <Heading level={headingLevel} size="md">
        <TitleLink to={to}>{product.title}</TitleLink>
      </Heading>
      {product.reviewCount ? <Stars rating={product.rating ?? null} /> : null}
      <CardPrice
        price={product.price}
        originalPrice={product.originalPrice}
        discountPercent={product.discountPercent}
      />
    </Card>
  );
}
