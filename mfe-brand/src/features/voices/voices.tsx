import { Heading, IconButton, Section } from '@kaagazz/design-system';
import { useRef } from 'react';
import type { TouchEvent } from 'react';

import { useAutoAdvance } from '../../motion/use-auto-advance.ts';
import { homeVoices } from './voices-list.ts';
import { Author, Controls, Quote, Row, Top, Voice } from './voices.styles.ts';

/** Specification §9: every 3 s; a swipe counts beyond 50 px. */
const SLIDE_MS = 3000;
const SWIPE_PX = 50;

/** Their Voice: five voices, three at a time on wide screens, one below 1024 px (specification §2 Home 12, §4). */
export function Voices() {
  const { index, show, playing, togglePlaying, hold } = useAutoAdvance({
    count: homeVoices.length,
    interval: SLIDE_MS,
  });
  const touchedAt = useRef<number | null>(null);

  const endSwipe = (event: TouchEvent) => {
    const moved = touchedAt.current === null ? 0 : (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(moved) > SWIPE_PX) show(index + (moved < 0 ? 1 : -1));
  };

  return (
    <Section deckled aria-labelledby="their-voice" {...hold}>
      <Top>
        <Heading level={2} size="xxl" id="their-voice">
          Their Voice
        </Heading>
        <Controls>
          <IconButton label="Previous voice" icon="chevron-left" onClick={() => show(index - 1)} />
          <IconButton label="Next voice" icon="chevron-right" onClick={() => show(index + 1)} />
          <IconButton
            label={playing ? 'Pause voices' : 'Play voices'}
            icon={playing ? 'pause' : 'play'}
            onClick={togglePlaying}
          />
        </Controls>
      </Top>
      <Row
        onTouchStart={(event) => {
          touchedAt.current = event.changedTouches[0]?.clientX ?? null;
        }}
        onTouchEnd={endSwipe}
      >
        {homeVoices.map(({ quote, author }, position) => (
          <Voice key={author} $place={(position - index + homeVoices.length) % homeVoices.length}>
            <Quote>{quote}</Quote>
            <Author>{author}</Author>
          </Voice>
        ))}
      </Row>
    </Section>
  );
}
