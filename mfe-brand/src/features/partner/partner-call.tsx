import { ButtonLink, Eyebrow, Heading, Section, Text } from '@kaagazz/design-system';

import { paths } from '../../paths.ts';
import { CallColumns, CallWords } from './partner.styles.ts';

/** The way for companies (specification §2 Sustainability: corporate partner call to action). */
export function PartnerCall() {
  return (
    <Section aria-labelledby="partner-call" deckled>
      <CallColumns>
        <CallWords>
          <Eyebrow>For companies</Eyebrow>
          <Heading level={2} size="display" id="partner-call">
            What your office throws away, we give back as paper.
          </Heading>
        </CallWords>
        <CallWords>
          <Text size="lg">
            Files, cartons, uniforms: we turn what you discard into the diaries you give away, and into steady work.
          </Text>
          <ButtonLink to={paths.partner} size="lg">
            Partner With Us
          </ButtonLink>
        </CallWords>
      </CallColumns>
    </Section>
  );
}
