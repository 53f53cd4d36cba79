import { useRef, useState } from 'react';

/**
 * A row of slides that the browser itself moves and snaps, under a finger too, and without scripts. Here is only what a finger does not do:
 * going to a slide, and knowing which one is shown.
 *
 * @param count how many slides, at least 1
 */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** where the row is on its way to: the slides that it passes are not the one that is shown */
  const [heading, setHeading] = useState<number | null>(null);

  const goTo = (position: number) => {
    const slide = Math.min(count - 1, Math.max(0, position));
    setShown(slide);
    if (!track.current) return;
    const left = slide * track.current.clientWidth;
    if (Math.abs(track.current.scrollLeft - left) > 1) setHeading(slide);
    track.current.scrollLeft = left;
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
      onScrollEnd() {
        // A push that still ran when the shopper chose a slide has come to its end: now the row is free to go there.
        if (track.current && heading !== null && slideInView() !== heading) {
          track.current.scrollLeft = heading * track.current.clientWidth;
          return;
        }
        setHeading(null);
        setShown(slideInView());
      },
    },
  };
}
