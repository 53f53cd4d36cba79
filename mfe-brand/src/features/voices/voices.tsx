import { Heading, Section } from '@kaagazz/design-system';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { useMediaQuery } from '../../motion/use-media-query.ts';
import { homeVoices } from './voices-list.ts';
import { Author, Portrait, Quote, Voice } from './voices.styles.ts';

/** Specification §9: every 3 s; three at a time from 1024 px on. */
const SLIDE_MS = 3000;
const WIDE = '(min-width: 1024px)';
const ABREAST = 3;

const slides = homeVoices.map(({ quote, author, image }) => ({
  key: author,
  content: (
    <Voice>
      <Portrait src={image} alt="" width={240} height={240} loading="lazy" />
      <Quote>{quote}</Quote>
      <Author>{author}</Author>
    </Voice>
  ),
}));

/** Their Voice: five voices, three at a time on wide screens, one below 1024 px (specification §2 Home 12, §4). */
export function Voices() {
  const wide = useMediaQuery(WIDE);
  const carousel = useCarousel({ count: homeVoices.length, interval: SLIDE_MS });

  return (
    <Section deckled aria-labelledby="their-voice" aria-roledescription="carousel" {...carousel.hold}>
      <CarouselTop>
        <Heading level={2} size="xxl" id="their-voice">
          Their Voice
        </Heading>
        <CarouselControls carousel={carousel} noun="voice" count={homeVoices.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} abreast={ABREAST} shown={wide ? ABREAST : 1} />
    </Section>
  );
}
