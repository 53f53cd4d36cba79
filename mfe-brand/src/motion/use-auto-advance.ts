import { useInView } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';

import { usePageVisible } from './use-page-visible.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AutoAdvanceOptions {
  count: number;
  /** Milliseconds per slide. */
  interval: number;
  ready?: boolean;
}

export interface AutoAdvance {
  index: number;
  show: (index: number) => void;
  playing: boolean;
  togglePlaying: () => void;
  pauseProps: {
    ref: RefObject<HTMLElement | null>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Advances slides automatically unless the visitor prefers reduced motion (WCAG 2.2.2). */
export function useAutoAdvance({ count, interval, ready = true }: AutoAdvanceOptions): AutoAdvance {
  const reducedMotion = useReducedMotion();
  const ref = useRef<HTMLElement>(null);
  const inView = useInView(ref);
  const pageVisible = usePageVisible();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const playing = choice === null ? !reducedMotion : choice === 'play';
  const moving = playing && ready && inView === true && pageVisible && !hovered && !focused;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, index, count, interval]);

  return {
    index,
    show: (wanted) => setIndex(((wanted % count) + count) % count),
    playing,
    togglePlaying() {
      setChoice(playing ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    pauseProps: {
      ref,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
