import { ButtonLink, Cluster, Heading, Picture, Stack, Text, media, plainList, tokens } from '@kaagazz/design-system';
import type { DesignFacts } from '@kaagazz/print-design';
import styled from 'styled-components';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { suitePictures } from '../../illustrations/suite-pictures.ts';
import { designPath } from '../../paths.ts';
import { StartingPrice } from '../starting-price/index.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.space(3)};
  ${plainList}
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};

  > li {
    grid-column: span 2;
  }

  > :nth-child(-n + 2) {
    grid-column: span 3;
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${tokens.space(6)};
    padding: ${tokens.space(8)};

    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Card = styled(Picture)`
  display: block;
  width: 100%;
  height: auto;
  box-shadow: ${tokens.shadow.lifted};
`;

interface SuiteFamilyProps {
  design: DesignFacts;
  priority: boolean;
}

export function SuiteFamily({ design, priority }: SuiteFamilyProps) {
  const { id, name, description, width, height } = design;
  const cards = [{ name: 'Invitation', src: designPicture(design) }, ...(suitePictures[id] ?? [])];
  return (
    <Stack as="section" gap={5} aria-labelledby={`suite-${id}`}>
      <Stack gap={2}>
        <Heading level={2} id={`suite-${id}`}>
          {name}
        </Heading>
        <Text>{description}</Text>
      </Stack>
      <Cards>
        {cards.map((card, index) => (
          <li key={card.name}>
            <Card
              src={card.src}
              alt={`${name}: ${card.name}`}
              width={width * 4}
              height={height * 4}
              priority={priority && index === 0}
            />
          </li>
        ))}
      </Cards>
      <Cluster gap={5}>
        <ButtonLink to={designPath('suites', id)}>See your names in {name}</ButtonLink>
        <Text size="sm" tone="strong">
          <StartingPrice service="suites" />
        </Text>
      </Cluster>
    </Stack>
  );
}
