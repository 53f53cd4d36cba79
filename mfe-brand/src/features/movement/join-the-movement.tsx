import { ButtonLink, Heading, Section, Text } from '@kaagazz/design-system';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { elsewhere, paths } from '../../paths.ts';
import { Actions, Call } from './join-the-movement.styles.ts';

export function JoinTheMovement({ texts }: { texts: Texts }) {
  const { title, text } = textAt(texts, 'home-movement');

  return (
    <Section tone="shade" deckled aria-labelledby="join-the-movement">
      <Call>
        <Heading level={2} size="display" id="join-the-movement">
          {title}
        </Heading>
        <Text size="lg">{text}</Text>
        <Actions>
          <ButtonLink to={elsewhere.shop} size="lg">
            Shop Now
          </ButtonLink>
          <ButtonLink to={paths.partner} size="lg" variant="secondary">
            Become a Partner
          </ButtonLink>
          <ButtonLink to={paths.sustainability} size="lg" variant="quiet">
            Learn Our Story
          </ButtonLink>
        </Actions>
      </Call>
    </Section>
  );
}
