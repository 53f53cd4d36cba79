import { Suspense, createElement, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { useHydrated } from './use-hydrated.ts';

const KEPT = { __html: '' };

/**
 * A part of a page below its first screen, whose code comes when a visitor comes near it: the server draws it, the browser keeps what was
 * drawn and makes it live when it is seen, touched or focused. On a page entered without a load it is fetched at once, and `Waiting` stands in for it.
 *
 * It stands outside of React's own hydration on purpose: a Suspense boundary that waits for code is thrown away and drawn anew as soon as
 * any context above it changes, and cart and session change right after each load.
 *
 * @example const Story = lazySection(lazyPage(() => import('../features/story/story.tsx'), 'Story'));
 */
export function lazySection<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  const DrawnByServer = lazy(async () => ({ default: await load() }));

  function BrowserSection(props: Props) {
    const hydrating = !useHydrated();
    const [wasDrawn] = useState(hydrating);
    const [Live, setLive] = useState<ComponentType<Props> | null>(null);
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef(-1);

    useEffect(() => {
      const goLive = () => {
        // What was drawn stays readable without the code.
        void load().then(
          (Section) => {
            focused.current = focusable(place.current).indexOf(document.activeElement);
            setLive(() => Section);
          },
          (error: unknown) => console.error('a section of the page could not be loaded', error),
        );
      };
      if (wasDrawn && place.current) return onApproach(place.current, goLive);
      goLive();
      return undefined;
    }, [wasDrawn]);

    // The keyboard was in what was drawn, and that is gone: it goes on where it was.
    useLayoutEffect(() => {
      const same = focusable(place.current)[focused.current];
      if (Live && same instanceof HTMLElement) same.focus({ preventScroll: true });
    }, [Live]);

    if (Live) return createElement('div', { key: 'live', ref: place }, createElement(Live, props));
    // Markup that React is told to keep: it compares nothing and touches nothing.
    if (wasDrawn) {
      return createElement('div', {
        key: 'drawn',
        ref: place,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: KEPT,
      });
    }
    return createElement('div', { key: 'coming', 'aria-busy': true }, Waiting && createElement(Waiting));
  }

  function ServerSection(props: Props) {
    const section = createElement(DrawnByServer as ComponentType<Props>, props);
    return createElement('div', null, createElement(Suspense, { fallback: null }, section));
  }

  return typeof document === 'undefined' ? ServerSection : BrowserSection;
}

const REACHING_IN = ['pointerover', 'focusin'] as const;

/** Calls back once, when a visitor sees the place, or reaches into it. @returns stops watching */
function onApproach(place: HTMLElement, approached: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    for (const event of REACHING_IN) place.removeEventListener(event, arrive);
  };
  const arrive = () => {
    stop();
    approached();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) arrive();
  });
  observer.observe(place);
  for (const event of REACHING_IN) place.addEventListener(event, arrive);
  return stop;
}

/** What the keyboard can reach in a place, in order: the same in what was drawn and in what is live. */
function focusable(place: HTMLElement | null): (Element | null)[] {
  return [...(place?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? [])];
}
