import { IconFrame } from '../icons/icon-frame.tsx';
import { RoundButton } from './round-button.ts';

interface PlayPauseButtonProps {
  playing: boolean;
  /** what it stops and starts: `slideshow` */
  what: string;
  onToggle: () => void;
}

/**
 * Stops what moves by itself, and lets it go on (WCAG 2.2.2). It draws its two signs itself: on a first screen that has no other icon, the
 * whole set would be a weight for nothing.
 */
export function PlayPauseButton({ playing, what, onToggle }: PlayPauseButtonProps) {
  return (
    <RoundButton type="button" aria-label={`${playing ? 'Pause' : 'Play'} ${what}`} onClick={onToggle}>
      <IconFrame size={22}>
        {playing ? <path d="M8.5 5.5v13M15.5 5.5v13" /> : <path d="M8 5.2l11 6.8-11 6.8z" fill="currentColor" />}
      </IconFrame>
    </RoundButton>
  );
}
