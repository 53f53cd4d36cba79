import { Heading, Section } from '@kaagazz/design-system';

import type { Testimonial as Voice } from './portraits.ts';
import { Author, Quote, Row, Testimonial } from './testimonials.styles.ts';

export function ChitrayanTestimonials({ testimonials }: { testimonials: readonly Voice[] }) {
  return (
    <Section tone="shade" deckled aria-labelledby="chitrayan-testimonials">
      <Heading level={2} size="xl" id="chitrayan-testimonials">
        From those who painted
      </Heading>
      <Row>
        {testimonials.map(({ id, quote, author }) => (
          <Testimonial key={id} as="li">
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </Testimonial>
        ))}
      </Row>
    </Section>
  );
}
