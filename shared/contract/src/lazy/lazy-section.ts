import { Suspense, createElement, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import { useHydrated } from '../use-hydrated.ts';

const KEEP_CONTENT = { __html: '' };

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

    // Restore focus, which is lost when React replaces the markup.
    useLayoutEffect(() => {
      const same = focusable(container.current)[focused.current];
      if (Section && same instanceof HTMLElement) same.focus({ preventScroll: true });
    }, [Section]);

    if (Section) return createElement('div', { key: 'section', ref: container }, createElement(Section, props));
    if (hasMarkup) {
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

function focusable(container: HTMLElement | null): (Element | null)[] {
  return [...(container?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? [])];
}
