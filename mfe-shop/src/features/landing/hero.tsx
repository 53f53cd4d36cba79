import {
  ButtonLink,
  Columns,
  Eyebrow,
  Heading,
  PageLayout,
  Picture,
  Skeleton,
  Text,
  media,
  plainList,
  tokens,
} from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { useLandingTextsQuery, useNewestProductsQuery, useTopPicksQuery } from '../../api.ts';
import { paths, productPath } from '../../paths.ts';
import { CategoryTiles } from './category-tiles.tsx';

const SHOWN = 3;

const Intro = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  justify-items: start;
`;

const Categories = styled.div`
  margin-top: ${tokens.space(10)};

  ${media.desktop} {
    margin-top: ${tokens.space(16)};
  }
`;

const Pictures = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: ${tokens.space(3)};

  > :first-child {
    grid-row: span 2;
  }

  ${media.tablet} {
    gap: ${tokens.space(4)};
  }
`;

const PictureLink = styled(Link)`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${tokens.time.slow};
  }

  ${media.hover} {
    &:hover img {
      transform: scale(1.02);
    }
  }
`;

export function Hero() {
  const { data: texts } = useLandingTextsQuery(useSearchParams()[0].get('preview'));
  const { title = 'Store', text = '', photograph = '', alt = '' } = texts?.['shop-banner'] ?? {};
  return (
    <PageLayout>
      <Columns widths={[5, 8]} align="center">
        <Intro>
          <Eyebrow>The store</Eyebrow>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text tone="soft" size="lg">
            {text}
          </Text>
          <ButtonLink to={paths.collection} size="lg">
            Latest Collection
          </ButtonLink>
        </Intro>
        <BannerPictures photograph={photograph} alt={alt} />
      </Columns>
      <Categories>
        <CategoryTiles />
      </Categories>
    </PageLayout>
  );
}

function BannerPictures({ photograph, alt }: { photograph: string; alt: string }) {
  const { data, isError } = useNewestProductsQuery(undefined);
  const { data: picks = [], isLoading } = useTopPicksQuery(undefined);
  const products = (isLoading ? undefined : data)
    ?.filter(hasPicture)
    .filter(({ _id }) => !picks.some((pick) => pick._id === _id))
    .map(({ _id, title, images: [src] }) => ({ to: productPath(_id), src, title }));
  const chosen = photograph ? [{ to: paths.collection, src: photograph, title: alt }] : [];
  const pictures = products && [...chosen, ...products].slice(0, SHOWN);

  if (isError || pictures?.length === 0) return null;
  return (
    <Pictures aria-label="Newest products">
      {pictures
        ? pictures.map(({ to, src, title }, position) => (
            <li key={to}>
              <PictureLink to={to}>
                <Picture
                  src={src}
                  sizes={position === 0 ? '(min-width: 1024px) 500px, 62vw' : '(min-width: 1024px) 240px, 31vw'}
                  alt={title}
                  width={800}
                  height={800}
                  priority={position === 0}
                />
              </PictureLink>
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, position) => (
            <li key={position}>
              <Skeleton square />
            </li>
          ))}
    </Pictures>
  );
}

function hasPicture(product: CardProduct): product is CardProduct & { images: [string, ...string[]] } {
  return product.images.length > 0;
}
