import { ButtonLink, Columns, Eyebrow, Heading, Section, Text } from '@kaagazz/design-system';

import { paths } from '../../paths.ts';
import { CallWords } from './partner.styles.ts';

export function PartnerCall() {
  return (
    <Section aria-labelledby="partner-call" deckled>
      <Columns widths={[7, 4]} gaps={[6, 16]} align="end">
        <CallWords>
          <Eyebrow>For companies</Eyebrow>
          <Heading level={2} size="display" id="partner-call">
            What your office throws away, we give back as paper.
          </Heading>
        </CallWords>
        <CallWords>
          <Text size="lg">
            We turn your old files, cartons and uniforms into diaries to give away, and create steady work.
          </Text>
          <ButtonLink to={paths.partner} size="lg">
            Partner With Us
          </ButtonLink>
        </CallWords>
      </Columns>
    </Section>
  );
}
