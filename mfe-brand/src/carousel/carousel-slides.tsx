import { useHydrated } from '@kaagazz/contract';
import type { ReactNode } from 'react';

import type { Carousel } from './use-carousel.ts';
import { Slide, Track, Viewport } from './carousel.styles.ts';

interface CarouselSlidesProps {
  carousel: Carousel;
  slides: readonly { key: string; content: ReactNode }[];
  /** Number of slides side by side on wide screens. Default: 1. */
  perView?: number;
  /** Number of slides side by side at the current screen width. Default: 1. */
  shown?: number;
}

/**
 * The carousel's slides. Slides out of view can't be focused and are hidden from screen readers.
 * Changes are announced only while the carousel is paused.
 */
export function CarouselSlides({ carousel, slides, perView = 1, shown = 1 }: CarouselSlidesProps) {
  const { index, playing, viewport } = carousel;
  // Don't hide slides in the server-rendered HTML, so that visitors without JavaScript can see them
  // all.
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
