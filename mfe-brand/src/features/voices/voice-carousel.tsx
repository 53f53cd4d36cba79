import { Button, Heading, Section, Stars } from '@kaagazz/design-system';
import { useState } from 'react';

import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { CarouselSlides } from '../../carousel/carousel-slides.tsx';
import { CarouselTop } from '../../carousel/carousel.styles.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { excerpt } from './excerpt.ts';
import { sustainabilityVoices } from './voices-list.ts';
import type { SustainabilityVoice } from './voices-list.ts';
import { Author, LonePortrait, LoneVoice, Quote, Words } from './voices.styles.ts';

const SLIDE_MS = 5000;

/** Six testimonials, one at a time. The carousel pauses while a visitor reads a full quote. */
export function VoiceCarousel() {
  const [whole, setWhole] = useState<{ id: number; at: number } | null>(null);
  const carousel = useCarousel({ count: sustainabilityVoices.length, interval: SLIDE_MS, ready: whole === null });
  // The visitor has moved to another quote.
  if (whole && whole.at !== carousel.index) setWhole(null);

  const slides = sustainabilityVoices.map((voice) => ({
    key: String(voice.id),
    content: (
      <OneVoice
        voice={voice}
        whole={whole?.id === voice.id}
        onToggle={() => setWhole(whole ? null : { id: voice.id, at: carousel.index })}
      />
    ),
  }));

  return (
    <Section tone="paper" deckled aria-labelledby="voices" aria-roledescription="carousel" {...carousel.pauseProps}>
      <CarouselTop>
        <Heading level={2} size="md" id="voices">
          What people make of it
        </Heading>
        <CarouselControls carousel={carousel} noun="voice" count={sustainabilityVoices.length} />
      </CarouselTop>
      <CarouselSlides carousel={carousel} slides={slides} />
    </Section>
  );
}

interface OneVoiceProps {
  voice: SustainabilityVoice;
  whole: boolean;
  onToggle: () => void;
}

function OneVoice({ voice: { quote, author, rating, image }, whole, onToggle }: OneVoiceProps) {
  const cut = excerpt(quote);

  return (
    <LoneVoice>
      <LonePortrait src={image} alt="" width={240} height={240} loading="lazy" />
      <Words>
        <Stars rating={rating} />
        <Quote>{whole ? quote : cut}</Quote>
        <Author>{author}</Author>
        {cut !== quote && (
          <Button variant="quiet" aria-expanded={whole} onClick={onToggle}>
            {whole ? 'Read less' : 'Read it all'}
          </Button>
        )}
      </Words>
    </LoneVoice>
  );
}
