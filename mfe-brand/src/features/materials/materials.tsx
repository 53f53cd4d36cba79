import { Eyebrow, Heading, Picture, Price, Stack, Text } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import { useId, useState } from 'react';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import { elsewhere } from '../../paths.ts';
import { materials } from './materials-list.ts';
import { Choice, ChoiceInput, Choices, Frame, Legend, Offer, Panel, Photo, Sheet, Story } from './materials.styles.ts';

const PHOTO_SIZES = '(min-width: 1024px) 680px, 100vw';

export function Materials({ papers, texts }: { papers: readonly CardProduct[]; texts: Texts }) {
  const group = useId();
  const [chosen, setChosen] = useState<string>(materials[0].id);
  const { title, text } = textAt(texts, 'home-materials');

  return (
    <Frame aria-labelledby={`${group}-title`}>
      <Stack gap={5}>
        <Eyebrow>{text}</Eyebrow>
        <Heading level={2} size="xxl" id={`${group}-title`}>
          {title}
        </Heading>
        <Choices>
          <Legend>Pick what was thrown away:</Legend>
          {materials.map(({ id }) => (
            <Choice key={id}>
              <ChoiceInput
                type="radio"
                name={group}
                value={id}
                checked={id === chosen}
                onChange={() => setChosen(id)}
                aria-controls={`${group}-${id}`}
              />
              <span>{textAt(texts, `home-waste-${id}`).title}</span>
            </Choice>
          ))}
        </Choices>
      </Stack>
      {materials.map(({ id, sheet, inTitle }) => {
        const paper = textAt(texts, `home-paper-${id}`);
        const product = papers.find(({ title: name, images }) => name.includes(inTitle) && images.length > 0);
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
                {paper.title}
              </Heading>
              <Text>{paper.text}</Text>
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
