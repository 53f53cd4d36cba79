import { IconFrame } from '../icons/icon-frame.tsx';
import { RoundButton } from './round-button.ts';

interface PlayPauseButtonProps {
  playing: boolean;
  what: string;
  onToggle: () => void;
}

export function PlayPauseButton({ playing, what, onToggle }: PlayPauseButtonProps) {
  return (
    <RoundButton type="button" aria-label={`${playing ? 'Pause' : 'Play'} ${what}`} onClick={onToggle}>
      <IconFrame size={22}>
        {playing ? <path d="M8.5 5.5v13M15.5 5.5v13" /> : <path d="M8 5.2l11 6.8-11 6.8z" fill="currentColor" />}
      </IconFrame>
    </RoundButton>
  );
}
