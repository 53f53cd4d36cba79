import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { activities } from './activity-texts.ts';
import { Activity, ActivityPicture } from './activities.styles.ts';

const SLIDE_MS = 5000;

const slides = activities.map(({ title, story, picture }) => ({
  key: title,
  content: (
    <Activity>
      <Stack gap={5}>
        <Heading level={3} size="xxl">
          {title}
        </Heading>
        <Text size="lg">{story}</Text>
      </Stack>
      <ActivityPicture src={picture} alt="" width={240} height={240} loading="lazy" />
    </Activity>
  ),
}));

export function Activities() {
  const carousel = useCarousel({ count: activities.length, interval: SLIDE_MS });

  return (
    <Section
      tone="leaf"
      deckled
      aria-labelledby="what-do-we-do"
      aria-roledescription="carousel"
      {...carousel.pauseProps}
    >
      <CarouselTop>
        <Heading level={2} size="md" id="what-do-we-do">
          What Do We Do?
        </Heading>
        <CarouselControls carousel={carousel} noun="slide" count={activities.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} />
    </Section>
  );
}
