import { Heading, Picture, Text, media, plainList, tokens } from '@kaagazz/design-system';
import type { DesignFacts } from '@kaagazz/print-design';
import styled from 'styled-components';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { designPath } from '../../paths.ts';
import { TileLink } from '../../tile-link.ts';
import { StartingPrice } from '../starting-price/index.ts';

const Row = styled.ul`
  display: grid;
  gap: ${tokens.space(12)} ${tokens.space(8)};
  ${plainList}

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(10)};
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${tokens.space(5)};
  max-width: 26rem;
`;

const Mat = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  padding: 9%;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  ${media.tablet} {
    aspect-ratio: 5 / 6;
  }

  /* makes the mat the containing block of the image */
  picture {
    display: contents;
  }
`;

const MAT_RATIO = 1.02 / 0.82;

const Sheet = styled(Picture)`
  width: min(100%, ${({ width, height }) => ((MAT_RATIO * 100 * width) / height).toFixed(1)}%);
  box-shadow: ${tokens.shadow.lifted};
  transition: transform ${tokens.time.slow};

  ${media.hover} {
    ${Item}:hover & {
      transform: translateY(-4px) rotate(-0.6deg);
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${tokens.space(2)};
`;

interface DesignGalleryProps {
  designs: readonly DesignFacts[];
  search?: string;
  headingLevel: 2 | 3;
  priority?: boolean;
}

export function DesignGallery({ designs, search = '', headingLevel, priority = false }: DesignGalleryProps) {
  return (
    <Row>
      {designs.map((design, index) => (
        <Item key={design.id}>
          <Mat>
            <Sheet
              src={designPicture(design)}
              alt=""
              width={design.width * 4}
              height={design.height * 4}
              priority={priority && index === 0}
            />
          </Mat>
          <Words>
            <Heading level={headingLevel} size="lg">
              <TileLink to={designPath(design.service, design.id) + search}>{design.name}</TileLink>
            </Heading>
            <Text>{design.description}</Text>
            <Text size="sm" tone="strong">
              <StartingPrice service={design.service} />
            </Text>
          </Words>
        </Item>
      ))}
    </Row>
  );
}
