import { useHydrated } from '@kaagazz/contract';
import type { ReactNode } from 'react';

import type { Carousel } from './use-carousel.ts';
import { Slide, Track, Viewport } from './carousel.styles.ts';

interface CarouselSlidesProps {
  carousel: Carousel;
  slides: readonly { key: string; content: ReactNode }[];
  /** How many slides are side by side from 1024 px on. Default 1. */
  perView?: number;
  /** How many slides are side by side now. Default 1. */
  shown?: number;
}

/**
 * Renders all slides, and hides those outside the viewport from keyboard and screen readers. Slides
 * are announced only while paused. Without JavaScript they are stacked.
 */
export function CarouselSlides({ carousel, slides, perView = 1, shown = 1 }: CarouselSlidesProps) {
  const { index, playing, viewport } = carousel;
  // Hide nothing in the server's HTML: a visitor without JavaScript reads all slides.
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
