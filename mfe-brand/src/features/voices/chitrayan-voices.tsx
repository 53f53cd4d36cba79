import { Heading, Section } from '@kaagazz/design-system';

import { chitrayanVoices } from './voices-list.ts';
import { Author, Quote, StandingVoice, Row } from './voices.styles.ts';

/** Voices about the kits, standing still (specification §2 Chitrayan, testimonials). */
export function ChitrayanVoices() {
  return (
    <Section tone="shade" deckled aria-labelledby="chitrayan-voices">
      <Heading level={2} size="xl" id="chitrayan-voices">
        From those who painted
      </Heading>
      <Row as="ul">
        {chitrayanVoices.map(({ quote, author }) => (
          <StandingVoice key={author}>
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </StandingVoice>
        ))}
      </Row>
    </Section>
  );
}
