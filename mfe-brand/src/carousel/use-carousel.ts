import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback, TouchEvent } from 'react';

import { useAutoAdvance } from '../motion/use-auto-advance.ts';
import type { AutoAdvance } from '../motion/use-auto-advance.ts';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';

/** A swipe counts beyond so many pixels (specification §4). */
const SWIPE_PX = 50;

interface CarouselOptions {
  /** how many slides there are */
  count: number;
  /** how long each one stays, milliseconds */
  interval: number;
  /** false holds it, as while a visitor reads on */
  ready?: boolean;
}

export interface Carousel extends AutoAdvance {
  /** for the window that the slides pass through */
  viewport: {
    ref: RefCallback<HTMLElement>;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

/**
 * Slides that pass by in a loop. Which one is shown, and when the next one comes, is ours, because the specification says so to the pixel and
 * the millisecond; Embla moves them, also under the visitor's finger.
 */
export function useCarousel({ count, interval, ready = true }: CarouselOptions): Carousel {
  const advance = useAutoAdvance({ count, interval, ready });
  const { index, show } = advance;
  const reducedMotion = useReducedMotion();
  // A mouse selects text; fingers drag.
  const [emblaRef, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    watchDrag: (_, event) => !(event instanceof MouseEvent),
  });
  // It measures all slides: on its own, not within the piece in which React takes the page over.
  const ref = useCallback(
    (viewport: HTMLElement | null) => {
      if (!viewport) return undefined;
      const timer = setTimeout(() => emblaRef(viewport));
      return () => {
        clearTimeout(timer);
        emblaRef(null);
      };
    },
    [emblaRef],
  );
  const touchedAt = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => embla?.scrollTo(index, reducedMotion), [embla, index, reducedMotion]);

  return {
    ...advance,
    viewport: {
      ref,
      onTouchStart({ touches }) {
        const touch = touches[0];
        touchedAt.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd({ changedTouches }) {
        const touch = changedTouches[0];
        const from = touchedAt.current;
        touchedAt.current = null;
        if (!touch || !from) return;
        const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
        if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) show(index - Math.sign(x));
        // Embla lets a quick flick count, however short.
        else embla?.scrollTo(index);
      },
    },
  };
}
