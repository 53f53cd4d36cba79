import { useEffect, useState } from 'react';
import type { FocusEvent, RefCallback } from 'react';

import { useOnScreen } from './use-on-screen.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AutoAdvanceOptions {
  /** how many slides there are; after the last one comes the first */
  count: number;
  /** how long each slide stays, milliseconds */
  interval: number;
  /** false while a slide is not there yet: nothing moves on to an empty picture */
  ready?: boolean;
}

export interface AutoAdvance {
  /** the slide that is shown, from 0 */
  index: number;
  /** shows a slide; any integer, counted round */
  show: (index: number) => void;
  /** what the Pause control says: false after the visitor paused, or asked the system for less motion and did not press Play */
  playing: boolean;
  togglePlaying: () => void;
  /** for the element that holds the slides: hover and keyboard focus stop them, and so does scrolling it away */
  hold: {
    ref: RefCallback<Element>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Slides that move on by themselves and that a visitor can stop (E5, WCAG 2.2.2): by the Pause control, by hover, by keyboard focus, by
 * the system's wish for less motion. Pressing Play wins over the hover and the focus that pressing it needs. Nothing moves off-screen or in
 * a tab that lies behind another.
 */
export function useAutoAdvance({ count, interval, ready = true }: AutoAdvanceOptions): AutoAdvance {
  const reducedMotion = useReducedMotion();
  const [ref, onScreen] = useOnScreen();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const playing = choice === null ? !reducedMotion : choice === 'play';
  const moving = playing && ready && onScreen && !hovered && !focused;

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
    hold: {
      ref,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
