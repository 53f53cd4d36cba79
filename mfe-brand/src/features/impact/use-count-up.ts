import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useReducedMotion } from '../../motion/use-reduced-motion.ts';

/** Zero to target over 2 s in 60 steps (specification §9). */
const STEPS = 60;
const STEP_MS = 2000 / STEPS;

/**
 * Counts once when an element comes into view, and waits while it is scrolled away or its tab lies behind another.
 *
 * @returns the element's ref, and how much of a target is to be shown, 0 to 1. It is 1 on the server, without JavaScript and for visitors
 * who prefer less motion: the figures are read there, not watched.
 */
export function useCountUp<Watched extends Element>(): [RefObject<Watched | null>, number] {
  const watched = useRef<Watched>(null);
  const reducedMotion = useReducedMotion();
  const [step, setStep] = useState(STEPS);

  useEffect(() => {
    if (!watched.current || reducedMotion) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let within: boolean | undefined = false;
    let taken = 0;

    const goOnOrWait = () => {
      clearInterval(timer);
      if (!within || document.hidden) return;
      timer = setInterval(() => {
        taken += 1;
        setStep(taken);
        if (taken >= STEPS) stop();
      }, STEP_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        within = entries.at(-1)?.isIntersecting;
        setStep(taken);
        goOnOrWait();
      },
      { threshold: 0.25 },
    );
    const stop = () => {
      observer.disconnect();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', goOnOrWait);
    };
    observer.observe(watched.current);
    document.addEventListener('visibilitychange', goOnOrWait);

    return stop;
  }, [reducedMotion]);

  return [watched, reducedMotion ? 1 : step / STEPS];
}
