import { ButtonLink, Heading, PlayPauseButton, VisuallyHidden } from '@kaagazz/design-system';
import { useEffect, useState } from 'react';

import { useAutoAdvance } from '../../motion/use-auto-advance.ts';
import { whenIdle } from '../../motion/when-idle.ts';
import { elsewhere, paths } from '../../paths.ts';
import { TALL_CUT, heroSlides } from './hero-slides.ts';
import { Actions, Caption, Controls, Frame, Mark, Marks, Slide, SlideImage, Subline, Words } from './hero.styles.ts';

/** Each picture stays 3 s (specification §9). */
const SLIDE_MS = 3000;

/**
 * The first screen: four pictures in turn behind the shop's promise. Only the first one is in the page; the others are fetched when the
 * first screen is done and the visitor lets them move, and nothing moves before they are there.
 */
export function Hero() {
  const [wanted, setWanted] = useState(false);
  const [arrived, setArrived] = useState(1);
  const { index, playing, togglePlaying, hold } = useAutoAdvance({
    count: heroSlides.length,
    interval: SLIDE_MS,
    ready: arrived >= heroSlides.length,
  });

  useEffect(() => (playing ? whenIdle(() => setWanted(true)) : undefined), [playing]);

  const countArrival = () => setArrived((count) => count + 1);
  const shown = wanted ? heroSlides : heroSlides.slice(0, 1);

  return (
    <Frame aria-labelledby="hero-title" {...hold}>
      {shown.map((slide, position) => (
        <Slide key={slide.wide + slide.caption} $shown={position === index} data-shown={position === index}>
          <source media={TALL_CUT} srcSet={slide.tall} width={800} height={1000} />
          <SlideImage
            src={slide.wide}
            alt=""
            width={1600}
            height={900}
            fetchPriority={position === 0 ? 'high' : 'low'}
            {...(position === 0 ? {} : { onLoad: countArrival, onError: countArrival })}
          />
        </Slide>
      ))}
      <Words>
        <Heading level={1} size="display" id="hero-title">
          Your Journey To Sustainable Possibilities Begins Here.
        </Heading>
        <Subline>Mindful innovation, design excellence and purposeful living, on paper that never cost a tree.</Subline>
        <Actions>
          <ButtonLink to={elsewhere.products} size="lg">
            Explore Products
          </ButtonLink>
          <ButtonLink to={paths.sustainability} size="lg" variant="secondary">
            Learn More<VisuallyHidden> about sustainability</VisuallyHidden>
          </ButtonLink>
        </Actions>
      </Words>
      <Controls>
        <PlayPauseButton playing={playing} what="slideshow" onToggle={togglePlaying} />
        <Marks aria-hidden="true">
          {heroSlides.map((slide, position) => (
            <Mark key={slide.caption} $current={position === index} />
          ))}
        </Marks>
        <Caption>{heroSlides[index]?.caption}</Caption>
      </Controls>
    </Frame>
  );
}
