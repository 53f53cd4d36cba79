import { Columns, Divider, Heading, Section, Stack, Text } from '@kaagazz/design-system';
import { Fragment } from 'react';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import missionPicture from '../../illustrations/mission.svg';
import { Illustration, Lead } from './about-kaagazz.styles.ts';

export function WhatIsKaagazz({ texts }: { texts: Texts }) {
  const { title, text, photograph, alt } = textAt(texts, 'home-what');
  const word = textAt(texts, 'home-word');

  return (
    <Section tone="paper" deckled aria-labelledby="what-is-kaagazz">
      <Columns widths={[6, 5]} gaps={[8, 16]} align="center">
        <Illustration src={photograph || missionPicture} alt={alt} width={800} height={600} loading="lazy" />
        <Stack gap={5}>
          <Heading level={2} size="xxl" id="what-is-kaagazz">
            {title}
          </Heading>
          <Lead>
            <span lang="hi">{word.title}</span>, {word.text}
          </Lead>
          {text.split(/\n\s*\n/).map((paragraph, position) => (
            <Fragment key={paragraph}>
              {position > 0 && <Divider />}
              <Text>{paragraph}</Text>
            </Fragment>
          ))}
        </Stack>
      </Columns>
    </Section>
  );
}
