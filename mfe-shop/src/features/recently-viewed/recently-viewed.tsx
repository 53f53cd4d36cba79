import type { Product } from '@kaagazz/api-schema';
import { Heading, HeartCorner, Picture, Section, Stack, Text, media, plainList, tokens } from '@kaagazz/design-system';
import type { ViewedProduct } from '@kaagazz/domain';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { productPath } from '../../paths.ts';
import { HeartSlot } from '../wishlist/index.ts';
import { noteViewed } from './viewed-products.ts';

const Row = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(4)} ${tokens.space(3)};

  > li {
    position: relative;
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 9rem));
  }
`;

const Corner = styled(HeartCorner)`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const ProductLink = styled(Link)`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${tokens.space(2)};
  align-items: center;
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${tokens.radius.sm};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled(Text)`
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export function RecentlyViewed({ product: { _id, title, images } }: { product: Product }) {
  const [viewed, setViewed] = useState<readonly ViewedProduct[]>([]);
  const image = images[0] ?? '';
  const titleId = useId();

  useEffect(() => {
    let isShown = true;
    void noteViewed({ _id, title, image }).then((before) => isShown && setViewed(before));
    return () => {
      isShown = false;
    };
  }, [_id, title, image]);

  if (viewed.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Stack gap={5}>
        <Heading level={2} size="lg" id={titleId}>
          Recently viewed
        </Heading>
        <Row>
          {viewed.slice(0, 4).map((product) => (
            <li key={product._id}>
              <ProductLink to={productPath(product._id)}>
                <Picture src={product.image || noPicture} sizes="9rem" alt="" width={800} height={800} />
                <Title as="span" size="sm">
                  {product.title}
                </Title>
              </ProductLink>
              <Corner>
                <HeartSlot id={product._id} title={product.title} />
              </Corner>
            </li>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
