import { Button, Heading, Section, Stars } from '@kaagazz/design-system';
import { useState } from 'react';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { excerpt } from './excerpt.ts';
import { portraits } from './portraits.ts';
import type { Testimonial } from './portraits.ts';
import { Author, LargePortrait, SingleTestimonial, Quote, Words } from './testimonials.styles.ts';

const SLIDE_MS = 5000;

export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [expanded, setExpanded] = useState<{ id: string; at: number } | null>(null);
  const carousel = useCarousel({
    count: testimonials.length,
    interval: SLIDE_MS,
    ready: expanded === null,
  });
  if (expanded && expanded.at !== carousel.index) setExpanded(null);

  const slides = testimonials.map((testimonial) => ({
    key: testimonial.id,
    content: (
      <OneTestimonial
        testimonial={testimonial}
        isExpanded={expanded?.id === testimonial.id}
        onToggle={() => setExpanded(expanded ? null : { id: testimonial.id, at: carousel.index })}
      />
    ),
  }));

  return (
    <Section tone="paper" deckled aria-labelledby="voices" aria-roledescription="carousel" {...carousel.pauseProps}>
      <CarouselTop>
        <Heading level={2} size="md" id="voices">
          What people make of it
        </Heading>
        <CarouselControls carousel={carousel} noun="voice" count={testimonials.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} />
    </Section>
  );
}

interface OneTestimonialProps {
  testimonial: Testimonial;
  isExpanded: boolean;
  onToggle: () => void;
}

function OneTestimonial({ testimonial, isExpanded, onToggle }: OneTestimonialProps) {
  const { quote, author, rating, picture } = testimonial;
  const shortened = excerpt(quote);

  return (
    <SingleTestimonial>
      <LargePortrait src={portraits[picture]} alt="" width={240} height={240} loading="lazy" />
      <Words>
        <Stars rating={rating} />
        <Quote>{isExpanded ? quote : shortened}</Quote>
        <Author>{author}</Author>
        {shortened !== quote && (
          <Button variant="quiet" aria-expanded={isExpanded} onClick={onToggle}>
            {isExpanded ? 'Read less' : 'Read it all'}
          </Button>
        )}
      </Words>
    </SingleTestimonial>
  );
}
