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
  /** the slide that was chosen: until a finger or a wheel moves the row, what it passes or is carried to is not the one that is shown */
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
        // The browser carries an earlier push to its end even after the row was sent elsewhere: then it is sent there once more.
        if (track.current && heading !== null && slideInView() !== heading) {
          track.current.scrollLeft = heading * track.current.clientWidth;
        } else {
          setShown(slideInView());
        }
      },
    },
  };
}
