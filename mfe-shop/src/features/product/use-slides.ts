import { useRef, useState } from 'react';

/**
 * Slides that scroll and snap natively, also without scripts. This hook adds going to a slide and
 * knowing which one is shown.
 * @param count Number of slides, at least 1.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /**
   * The slide chosen last. Until the next swipe, slides that scroll past are not the current one.
   */
  const [heading, setHeading] = useState<number | null>(null);

  const goTo = (position: number) => {
    const slide = Math.min(count - 1, Math.max(0, position));
    setShown(slide);
    if (!track.current) return;
    setHeading(slide);
    track.current.scrollLeft = slide * track.current.clientWidth;
  };
  const slideInView = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    return clientWidth === 0 ? shown : Math.min(count - 1, Math.round(scrollLeft / clientWidth));
  };

  return {
    shown,
    goTo,
    trackProps: {
      ref: track,
      onScroll: () => heading === null && setShown(slideInView()),
      onPointerDown: () => setHeading(null),
      onWheel: () => setHeading(null),
      onScrollEnd() {
        // The browser may finish an earlier swipe after the row was sent elsewhere, so send it
        // there again.
        if (track.current && heading !== null && slideInView() !== heading) {
          track.current.scrollLeft = heading * track.current.clientWidth;
        } else {
          setShown(slideInView());
        }
      },
    },
  };
}
