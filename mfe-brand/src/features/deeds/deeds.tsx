import { Heading, Section, Text } from '@kaagazz/design-system';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { deeds } from './deeds-list.ts';
import { Deed, DeedPicture, Words } from './deeds.styles.ts';

/** Each slide stays 5 s (specification §9, main carousel). */
const SLIDE_MS = 5000;

const slides = deeds.map(({ title, story, picture }) => ({
  key: title,
  content: (
    <Deed>
      <Words>
        <Heading level={3} size="xxl">
          {title}
        </Heading>
        <Text size="lg">{story}</Text>
      </Words>
      <DeedPicture src={picture} alt="" width={240} height={240} loading="lazy" />
    </Deed>
  ),
}));

/** What Do We Do? Four slides in a loop (specification §2 Home, 6). */
export function Deeds() {
  const carousel = useCarousel({ count: deeds.length, interval: SLIDE_MS });

  return (
    <Section tone="leaf" deckled aria-labelledby="what-do-we-do" aria-roledescription="carousel" {...carousel.hold}>
      <CarouselTop>
        <Heading level={2} size="md" id="what-do-we-do">
          What Do We Do?
        </Heading>
        <CarouselControls carousel={carousel} noun="slide" count={deeds.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} />
    </Section>
  );
}
