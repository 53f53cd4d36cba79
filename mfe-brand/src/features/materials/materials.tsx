import { Eyebrow, Heading, Picture, Price, Stack, Text } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import { useId, useState } from 'react';

import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere } from '../../paths.ts';
import { materials } from './materials-list.ts';
import { Choice, ChoiceInput, Choices, Frame, Legend, Offer, Panel, Photo, Sheet, Story } from './materials.styles.ts';

const PHOTO_SIZES = '(min-width: 1024px) 680px, 100vw';

/**
 * Shows the paper made from the type of waste that the visitor selects. Shows all papers if
 * JavaScript is unavailable. A paper that the shop sells is shown with its photograph, name and
 * price.
 */
export function Materials({ papers }: { papers: readonly CardProduct[] }) {
  const group = useId();
  const [chosen, setChosen] = useState(materials[0]?.id);

  return (
    <Frame aria-labelledby={`${group}-title`}>
      <Stack gap={5}>
        <Eyebrow>From waste to sheet</Eyebrow>
        <Heading level={2} size="xxl" id={`${group}-title`}>
          What the city sweeps up by night, we write on by morning.
        </Heading>
        <Choices>
          <Legend>Pick what was thrown away:</Legend>
          {materials.map(({ id, waste }) => (
            <Choice key={id}>
              <ChoiceInput
                type="radio"
                name={group}
                value={id}
                checked={id === chosen}
                onChange={() => setChosen(id)}
                aria-controls={`${group}-${id}`}
              />
              <span>{waste}</span>
            </Choice>
          ))}
        </Choices>
      </Stack>
      {materials.map(({ id, paper, story, sheet, inTitle }) => {
        const product = papers.find(({ title, images }) => title.includes(inTitle) && images.length > 0);
        const [photo] = product?.images ?? [];
        return (
          <Panel key={id} id={`${group}-${id}`} $shown={id === chosen} data-material={id}>
            {product && photo ? (
              <Photo to={elsewhere.product(product._id)} tabIndex={-1} aria-hidden="true">
                <Picture src={photo} sizes={PHOTO_SIZES} alt="" width={800} height={800} />
              </Photo>
            ) : (
              <Sheet src={sheet} alt="" width={800} height={600} loading="lazy" />
            )}
            <Story>
              <Heading level={3} size="lg">
                {paper}
              </Heading>
              <Text>{story}</Text>
              {product ? (
                <Offer>
                  <StandaloneLink to={elsewhere.product(product._id)}>{product.title}</StandaloneLink>
                  <Price price={product.price} />
                </Offer>
              ) : (
                <StandaloneLink to={elsewhere.paper}>See our papers</StandaloneLink>
              )}
            </Story>
          </Panel>
        );
      })}
    </Frame>
  );
}
