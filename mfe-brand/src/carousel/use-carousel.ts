import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback, TouchEvent } from 'react';

import { useAutoAdvance } from '../motion/use-auto-advance.ts';
import type { AutoAdvance } from '../motion/use-auto-advance.ts';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';

const SWIPE_PX = 50;

interface CarouselOptions {
  count: number;
  interval: number;
  ready?: boolean;
}

export interface Carousel extends AutoAdvance {
  viewport: {
    ref: RefCallback<HTMLElement>;
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

export function useCarousel({ count, interval, ready = true }: CarouselOptions): Carousel {
  const advance = useAutoAdvance({ count, interval, ready });
  const { index, show } = advance;
  const reducedMotion = useReducedMotion();
  // Ignore mouse drags, so that visitors can select text.
  const [emblaRef, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    watchDrag: (_, event) => !(event instanceof MouseEvent),
  });
  // Start Embla in a separate task, because measuring every slide would slow down hydration.
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
        else embla?.scrollTo(index);
      },
    },
  };
}
