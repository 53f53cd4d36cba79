import { IconButton, PlayPauseButton } from '@kaagazz/design-system';

import type { Carousel } from './use-carousel.ts';
import { Controls, Position } from './carousel.styles.ts';

interface CarouselControlsProps {
  carousel: Carousel;
  noun: string;
  count: number;
}

/** The Pause button comes first in the tab order, as the ARIA carousel pattern requires. */
export function CarouselControls({
  carousel: { index, show, playing, togglePlaying },
  noun,
  count,
}: CarouselControlsProps) {
  return (
    <Controls>
      <PlayPauseButton playing={playing} what={`${noun}s`} onToggle={togglePlaying} />
      <IconButton label={`Previous ${noun}`} icon="chevron-left" onClick={() => show(index - 1)} />
      <Position>
        {index + 1} / {count}
      </Position>
      <IconButton label={`Next ${noun}`} icon="chevron-right" onClick={() => show(index + 1)} />
    </Controls>
  );
}
