import { Heading, Section } from '@kaagazz/design-system';

import { chitrayanTestimonials } from './testimonial-texts.ts';
import { Author, Quote, Row, Testimonial } from './testimonials.styles.ts';

export function ChitrayanTestimonials() {
  return (
    <Section tone="shade" deckled aria-labelledby="chitrayan-testimonials">
      <Heading level={2} size="xl" id="chitrayan-testimonials">
        From those who painted
      </Heading>
      <Row>
        {chitrayanTestimonials.map(({ quote, author }) => (
          <Testimonial key={author} as="li">
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </Testimonial>
        ))}
      </Row>
    </Section>
  );
}
