import { Button, Heading, IconButton, Section, Stars } from '@kaagazz/design-system';
import { useState } from 'react';

import { useAutoAdvance } from '../../motion/use-auto-advance.ts';
import { excerpt } from './excerpt.ts';
import { sustainabilityVoices } from './voices-list.ts';
import { CarouselControls, LoneVoice, Position, Stage } from './voice-carousel.styles.ts';
import { Author, Quote, Top } from './voices.styles.ts';

/** Specification §9, sustainability testimonials. */
const SLIDE_MS = 5000;

/** Six voices, one at a time (specification §2 Sustainability). A quote that was cut can be read whole. */
export function VoiceCarousel() {
  const [wholeId, setWholeId] = useState<number | null>(null);
  const { index, show, playing, togglePlaying, hold } = useAutoAdvance({
    count: sustainabilityVoices.length,
    interval: SLIDE_MS,
    ready: wholeId === null,
  });

  const turnTo = (wanted: number) => {
    setWholeId(null);
    show(wanted);
  };

  return (
    <Section tone="paper" deckled aria-labelledby="voices" {...hold}>
      <Top>
        <Heading level={2} size="md" id="voices">
          What people make of it
        </Heading>
        <CarouselControls>
          <IconButton label="Previous voice" icon="chevron-left" onClick={() => turnTo(index - 1)} />
          <Position>
            {index + 1} / {sustainabilityVoices.length}
          </Position>
          <IconButton label="Next voice" icon="chevron-right" onClick={() => turnTo(index + 1)} />
          <IconButton
            label={playing ? 'Pause voices' : 'Play voices'}
            icon={playing ? 'pause' : 'play'}
            onClick={togglePlaying}
          />
        </CarouselControls>
      </Top>
      <Stage>
        {sustainabilityVoices.map(({ id, quote, author, rating }, position) => {
          const cut = excerpt(quote);
          return (
            <LoneVoice key={id} $shown={position === index}>
              <Stars rating={rating} />
              <Quote>{wholeId === id ? quote : cut}</Quote>
              <Author>{author}</Author>
              {cut !== quote && wholeId !== id && (
                <Button variant="quiet" onClick={() => setWholeId(id)}>
                  Read it all
                </Button>
              )}
            </LoneVoice>
          );
        })}
      </Stage>
    </Section>
  );
}
