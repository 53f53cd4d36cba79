import { Section } from '@kaagazz/design-system';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { SectionHeading } from '../../content/section-heading.tsx';
import type { Texts } from '../../content/texts.ts';
import { useMediaQuery } from '../../motion/use-media-query.ts';
import { portraits } from './portraits.ts';
import type { Testimonial as Voice } from './portraits.ts';
import { Author, Portrait, Quote, Testimonial } from './testimonials.styles.ts';

const SLIDE_MS = 3000;
const WIDE = '(min-width: 1024px)';
const ABREAST = 3;

export function Testimonials({ testimonials, texts }: { testimonials: readonly Voice[]; texts: Texts }) {
  const wide = useMediaQuery(WIDE);
  const carousel = useCarousel({ count: testimonials.length, interval: SLIDE_MS });

  const slides = testimonials.map(({ id, quote, author, picture }) => ({
    key: id,
    content: (
      <Testimonial>
        <Portrait src={portraits[picture]} alt="" width={240} height={240} loading="lazy" />
        <Quote>{quote}</Quote>
        <Author>{author}</Author>
      </Testimonial>
    ),
  }));

  return (
    <Section deckled aria-labelledby="their-voice" aria-roledescription="carousel" {...carousel.pauseProps}>
      <CarouselTop>
        <SectionHeading texts={texts} place="home-voices" id="their-voice" />
        <CarouselControls carousel={carousel} noun="voice" count={testimonials.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} perView={ABREAST} shown={wide ? ABREAST : 1} />
    </Section>
  );
}
