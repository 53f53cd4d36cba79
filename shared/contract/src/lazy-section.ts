import { Suspense, createElement, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { useHydrated } from './use-hydrated.ts';

const KEPT = { __html: '' };

/**
 * Loads the code of a section below the first screen when a visitor scrolls near it, points at it
 * or moves focus into it. Until then the browser keeps the markup that the server rendered. After
 * a client-side navigation the code loads at once and `Waiting` shows in the meantime.
 *
 * This does not use a hydrating Suspense boundary, because React discards and re-renders a boundary
 * that waits for code when a context above it changes. Cart and session change after every load.
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
        // If the code fails to load, the server's markup stays readable.
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

    // Restore keyboard focus, which was lost with the server's markup.
    useLayoutEffect(() => {
      const same = focusable(place.current)[focused.current];
      if (Live && same instanceof HTMLElement) same.focus({ preventScroll: true });
    }, [Live]);

    if (Live) return createElement('div', { key: 'live', ref: place }, createElement(Live, props));
    if (wasDrawn) {
      // The empty `__html` tells React to keep the server's markup without comparing it.
      const keepMarkup = { suppressHydrationWarning: true, dangerouslySetInnerHTML: KEPT };
      return createElement('div', { key: 'drawn', ref: place, ...keepMarkup });
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

/** Calls back once the place is visible, hovered or focused. Returns a function to stop watching. */
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

/** Focusable elements in order, the same in the server's markup and in the live section. */
function focusable(place: HTMLElement | null): (Element | null)[] {
  return [...(place?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? [])];
}
