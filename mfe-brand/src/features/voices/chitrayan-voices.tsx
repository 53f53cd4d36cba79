import { Heading, Section } from '@kaagazz/design-system';

import { chitrayanVoices } from './voices-list.ts';
import { Author, Quote, Row } from './voices.styles.ts';

/** Voices about the kits, standing still (specification §2 Chitrayan, testimonials). */
export function ChitrayanVoices() {
  return (
    <Section tone="shade" deckled aria-labelledby="chitrayan-voices">
      <Heading level={2} size="xl" id="chitrayan-voices">
        From those who painted
      </Heading>
      <Row>
        {chitrayanVoices.map(({ quote, author }) => (
          <li key={author}>
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </li>
        ))}
      </Row>
    </Section>
  );
}
