import { useInView } from '@kaagazz/design-system';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { usePageVisible } from '../../motion/use-page-visible.ts';
import { useReducedMotion } from '../../motion/use-reduced-motion.ts';

const STEPS = 60;
const STEP_MS = 2000 / STEPS;

export function useCountUp<Watched extends Element>(): [RefObject<Watched | null>, number] {
  const watched = useRef<Watched>(null);
  const inView = useInView(watched, { threshold: 0.25 });
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const [step, setStep] = useState(0);
  const counting = inView === true && pageVisible && !reducedMotion && step < STEPS;

  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setStep((taken) => Math.min(taken + 1, STEPS)), STEP_MS);
    return () => clearInterval(timer);
  }, [counting]);

  return [watched, reducedMotion || inView === undefined ? 1 : step / STEPS];
}
