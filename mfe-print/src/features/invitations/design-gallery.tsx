import { Heading, Picture, Text, media, tokens } from '@kaagazz/design-system';
import type { DesignFacts } from '@kaagazz/print-design';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { designPath } from '../../paths.ts';
import { StartingPrice } from '../starting-price/index.ts';

/** Three sheets on a table: below each other on a phone, each as large as it allows. Two are no larger than three. */
const Row = styled.ul`
  display: grid;
  gap: ${tokens.space(12)} ${tokens.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;

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

/** All mats are of one height, whatever the sheet's format; so the names below stand in one line. */
const Mat = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  aspect-ratio: 5 / 6;
  padding: 9%;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  /* its image is what the mat holds, so that a share of the mat's width means something */
  picture {
    display: contents;
  }
`;

/** Height of the mat by its width, both without the padding: 6/5 - 18 % to 1 - 18 %. */
const MAT = 1.02 / 0.82;

/** As large as the mat holds, in its own proportions: what is drawn beyond the cut is never seen. */
const Sheet = styled(Picture)`
  width: min(100%, ${({ width, height }) => ((MAT * 100 * width) / height).toFixed(1)}%);
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
  gap: ${tokens.space(2)};
  align-content: start;
`;

/** Covers picture and words: one link, named by the design. */
const NameLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${tokens.color.terracotta};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 4px;
  }
`;

interface DesignGalleryProps {
  designs: readonly DesignFacts[];
  headingLevel: 2 | 3;
  /** on the first screen: the first picture, all that a phone sees, is fetched at once */
  priority?: boolean;
}

/** Designs to choose from, large enough to fall for one. */
export function DesignGallery({ designs, headingLevel, priority = false }: DesignGalleryProps) {
  return (
    <Row>
      {designs.map((design, at) => (
        <Item key={design.id}>
          <Mat>
            <Sheet
              src={designPicture(design)}
              alt=""
              width={design.width * 4}
              height={design.height * 4}
              priority={priority && at === 0}
            />
          </Mat>
          <Words>
            <Heading level={headingLevel} size="lg">
              <NameLink to={designPath(design.service, design.id)}>{design.name}</NameLink>
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
