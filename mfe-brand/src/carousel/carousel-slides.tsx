import { useHydrated } from '@kaagazz/contract';
import type { ReactNode } from 'react';

import type { Carousel } from './use-carousel.ts';
import { Slide, Track, Viewport } from './carousel.styles.ts';

interface CarouselSlidesProps {
  carousel: Carousel;
  slides: readonly { key: string; content: ReactNode }[];
  perView?: number;
  shown?: number;
}

/** Announces slide changes to screen readers only while the carousel is paused. */
export function CarouselSlides({ carousel, slides, perView = 1, shown = 1 }: CarouselSlidesProps) {
  const { index, playing, viewport } = carousel;
  const hydrated = useHydrated();

  return (
    <Viewport {...viewport}>
      <Track aria-live={playing ? 'off' : 'polite'}>
        {slides.map(({ key, content }, position) => {
          const away = hydrated && (position - index + slides.length) % slides.length >= shown;
          return (
            <Slide
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              aria-hidden={away}
              inert={away}
              $perView={perView}
            >
              {content}
            </Slide>
          );
        })}
      </Track>
    </Viewport>
  );
}
