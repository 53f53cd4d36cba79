import { Suspense, createElement, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { useHydrated } from '../use-hydrated.ts';

const KEEP_CONTENT = { __html: '' };

/**
 * Loads the code of a section below the first screen when a visitor scrolls near it, hovers over it
 * or focuses an element in it. Until then, the page shows the server's markup. After client-side
 * navigation, the code is loaded immediately, and `Waiting` is shown until it arrives.
 *
 * This doesn't use a hydrating Suspense boundary, because React discards the markup of a boundary
 * that is still waiting when a context above it changes. Cart and session change after every page
 * load.
 *
 * @example const Story = lazySection(lazyPage(() => import('../features/story/story.tsx'),
 * 'Story'));
 */
export function lazySection<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  const ServerComponent = lazy(async () => ({ default: await load() }));

  function BrowserSection(props: Props) {
    const hydrating = !useHydrated();
    const [hasMarkup] = useState(hydrating);
    const [Section, setSection] = useState<ComponentType<Props> | null>(null);
    const container = useRef<HTMLDivElement>(null);
    const focused = useRef(-1);

    useEffect(() => {
      const start = () => {
        // If the code can't be loaded, keep the server's markup, which is still readable.
        void load().then(
          (Loaded) => {
            focused.current = focusable(container.current).indexOf(document.activeElement);
            setSection(() => Loaded);
          },
          (error: unknown) => console.error('a section of the page could not be loaded', error),
        );
      };
      if (hasMarkup && container.current) return onApproach(container.current, start);
      start();
      return undefined;
    }, [hasMarkup]);

    // Restore the focus, which is lost when the section replaces the server's markup.
    useLayoutEffect(() => {
      const same = focusable(container.current)[focused.current];
      if (Section && same instanceof HTMLElement) same.focus({ preventScroll: true });
    }, [Section]);

    if (Section) return createElement('div', { key: 'section', ref: container }, createElement(Section, props));
    if (hasMarkup) {
      // Keep the server's markup. With an empty `__html`, React doesn't compare or replace it.
      const keepMarkup = { suppressHydrationWarning: true, dangerouslySetInnerHTML: KEEP_CONTENT };
      return createElement('div', { key: 'markup', ref: container, ...keepMarkup });
    }
    return createElement('div', { key: 'waiting', 'aria-busy': true }, Waiting && createElement(Waiting));
  }

  function ServerSection(props: Props) {
    const section = createElement(ServerComponent as ComponentType<Props>, props);
    return createElement('div', null, createElement(Suspense, { fallback: null }, section));
  }

  return typeof document === 'undefined' ? ServerSection : BrowserSection;
}

const APPROACH_EVENTS = ['pointerover', 'focusin'] as const;

/**
 * Calls `callback` as soon as the element is near the viewport, hovered or focused. Returns a
 * cleanup function.
 */
function onApproach(element: HTMLElement, callback: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    for (const event of APPROACH_EVENTS) element.removeEventListener(event, approach);
  };
  const approach = () => {
    stop();
    callback();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) approach();
  });
  observer.observe(element);
  for (const event of APPROACH_EVENTS) element.addEventListener(event, approach);
  return stop;
}

/**
 * Returns the focusable elements in document order. The order is the same in the server's markup
 * and in the rendered section.
 */
function focusable(container: HTMLElement | null): (Element | null)[] {
  return [...(container?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? [])];
}
