import { Heading, Section, Stack, Text } from '@kaagazz/design-system';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { SectionHeading } from '../../content/section-heading.tsx';
import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import employment from '../../illustrations/seal-inclusive-employment.svg';
import forest from '../../illustrations/seal-no-deforestation.svg';
import opportunities from '../../illustrations/seal-inclusive-opportunities.svg';
import sanitation from '../../illustrations/seal-sanitation.svg';
import { Activity, ActivityPicture } from './activities.styles.ts';

const SLIDE_MS = 5000;

const activities = [
  { place: 'home-activity-opportunities', picture: opportunities },
  { place: 'home-activity-sanitation', picture: sanitation },
  { place: 'home-activity-forest', picture: forest },
  { place: 'home-activity-employment', picture: employment },
];

export function Activities({ texts }: { texts: Texts }) {
  const carousel = useCarousel({ count: activities.length, interval: SLIDE_MS });
  const slides = activities.map(({ place, picture }) => {
    const { title, text, photograph, alt } = textAt(texts, place);
    return {
      key: place,
      content: (
        <Activity>
          <Stack gap={5}>
            <Heading level={3} size="xxl">
              {title}
            </Heading>
            <Text size="lg">{text}</Text>
          </Stack>
          <ActivityPicture src={photograph || picture} alt={alt} width={240} height={240} loading="lazy" />
        </Activity>
      ),
    };
  });

  return (
    <Section
      tone="leaf"
      deckled
      aria-labelledby="what-do-we-do"
      aria-roledescription="carousel"
      {...carousel.pauseProps}
    >
      <CarouselTop>
        <SectionHeading texts={texts} place="home-activities" id="what-do-we-do" size="md" />
        <CarouselControls carousel={carousel} noun="slide" count={activities.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} />
    </Section>
  );
}
