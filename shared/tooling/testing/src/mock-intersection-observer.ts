import { act } from '@testing-library/react';

export function mockIntersectionObserver(): (isVisible: boolean) => void {
  const watched = new Map<IntersectionObserver, { report: IntersectionObserverCallback; targets: Set<Element> }>();

  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    const targets = new Set<Element>();
    const observer = {
      observe: (target: Element) => targets.add(target),
      unobserve: (target: Element) => targets.delete(target),
      disconnect: () => watched.delete(observer),
    } as unknown as IntersectionObserver;
    watched.set(observer, { report, targets });
    return observer;
  });

  return (isIntersecting) =>
    act(() => {
      for (const [observer, { report, targets }] of watched) {
        report(
          [...targets].map(
            (target) =>
              ({ target, isIntersecting, intersectionRatio: Number(isIntersecting) }) as IntersectionObserverEntry,
          ),
          observer,
        );
      }
    });
}
