import { Heading, Icon, Picture, Stack, media, plainList, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useCategoryPicturesQuery, useTopPicksQuery } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { useCategories } from '../catalogue/index.ts';

const SIZES = '(min-width: 1024px) 290px, (min-width: 640px) 23vw, 44vw';

const Tiles = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(5)} ${tokens.space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space(6)};
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${tokens.space(2)};
  color: inherit;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${tokens.color.leafDark};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Mat = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  color: ${tokens.color.inkSoft};
`;

export function CategoryTiles() {
  const categories = useCategories();
  return (
    <Stack as="section" gap={5} aria-labelledby="categories">
      <Heading level={2} id="categories">
        Shop by category
      </Heading>
      <Tiles>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <CategoryTile slug={slug} name={name} />
          </li>
        ))}
      </Tiles>
    </Stack>
  );
}

function CategoryTile({ slug, name }: { slug: string; name: string }) {
  const { data: shown = [] } = useCategoryPicturesQuery(slug);
  const { data: picks = [] } = useTopPicksQuery(undefined);
  const { image } = shown.find(({ _id }) => picks.every((pick) => pick._id !== _id)) ?? shown[0] ?? {};

  return (
    <Tile to={productsPath(`category=${slug}`)}>
      <Mat>
        {image ? <Picture src={image} sizes={SIZES} alt="" width={800} height={800} /> : <Icon name="leaf" size={56} />}
      </Mat>
      {name}
    </Tile>
  );
}
