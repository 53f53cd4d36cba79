import { useRef, useState } from 'react';

export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [target, setTarget] = useState<number | null>(null);

  const goTo = (position: number) => {
    const slide = Math.min(count - 1, Math.max(0, position));
    setShown(slide);
    if (!track.current) return;
    setTarget(slide);
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
      onScroll: () => target === null && setShown(slideInView()),
      onPointerDown: () => setTarget(null),
      onWheel: () => setTarget(null),
      onScrollEnd() {
        if (track.current && target !== null && slideInView() !== target) {
          track.current.scrollLeft = target * track.current.clientWidth;
        } else {
          setShown(slideInView());
        }
      },
    },
  };
}
