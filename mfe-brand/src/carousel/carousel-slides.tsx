import { useHydrated } from '@kaagazz/contract';
import type { ReactNode } from 'react';

import type { Carousel } from './use-carousel.ts';
import { Slide, Track, Viewport } from './carousel.styles.ts';

interface CarouselSlidesProps {
  carousel: Carousel;
  slides: readonly { key: string; content: ReactNode }[];
  /** how many stand side by side from 1024 px on; below that it is one. Default 1 */
  abreast?: number;
  /** how many do so now; default 1 */
  shown?: number;
}

/**
 * The slides of a carousel, all of them in the page. Those outside of the window are out of reach, too; what comes in is read out once the
 * visitor has stopped the motion (APG carousel). Without JavaScript they stand one below the other.
 */
export function CarouselSlides({ carousel, slides, abreast = 1, shown = 1 }: CarouselSlidesProps) {
  const { index, playing, viewport } = carousel;
  // Nothing is out of reach in the server's HTML, which may be all that a visitor gets.
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
              $abreast={abreast}
            >
              {content}
            </Slide>
          );
        })}
      </Track>
    </Viewport>
  );
}
