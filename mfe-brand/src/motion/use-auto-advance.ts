import { useInView } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';

import { usePageVisible } from './use-page-visible.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AutoAdvanceOptions {
  /** Number of slides. The first one follows the last. */
  count: number;
  /** Milliseconds per slide. */
  interval: number;
  /** False while a slide is loading, so that no empty slide is shown. */
  ready?: boolean;
}

export interface AutoAdvance {
  /** Index of the current slide. */
  index: number;
  /** Shows a slide. Accepts any integer, modulo `count`. */
  show: (index: number) => void;
  /**
   * False once the visitor has paused. Also false if the visitor prefers reduced motion and has not
   * pressed Play.
   */
  playing: boolean;
  togglePlaying: () => void;
  /** Props of the element around the slides. */
  pauseProps: {
    ref: RefObject<HTMLElement | null>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Advances slides and lets visitors stop them (WCAG 2.2.2) with the Pause button, by hover or
 * focus, or by preferring reduced motion. Pressing Play overrides the hover and focus that come
 * with the press. Slides also pause while they are out of view or the tab is hidden.
 */
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
