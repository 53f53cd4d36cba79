import { Heading, Section } from '@kaagazz/design-system';

import { chitrayanVoices } from './voices-list.ts';
import { Author, Quote, Row, Voice } from './voices.styles.ts';

export function ChitrayanVoices() {
  return (
    <Section tone="shade" deckled aria-labelledby="chitrayan-voices">
      <Heading level={2} size="xl" id="chitrayan-voices">
        From those who painted
      </Heading>
      <Row>
        {chitrayanVoices.map(({ quote, author }) => (
          <Voice key={author} as="li">
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </Voice>
        ))}
      </Row>
    </Section>
  );
}
