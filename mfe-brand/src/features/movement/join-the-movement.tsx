import { ButtonLink, Heading, Section, Text } from '@kaagazz/design-system';

import { elsewhere, paths } from '../../paths.ts';
import { Actions, Call } from './join-the-movement.styles.ts';

export function JoinTheMovement() {
  return (
    <Section tone="shade" deckled aria-labelledby="join-the-movement">
      <Call>
        <Heading level={2} size="display" id="join-the-movement">
          Join the Movement
        </Heading>
        <Text size="lg">Every sheet you use is waste that was not burnt. A single notebook is a good start.</Text>
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
