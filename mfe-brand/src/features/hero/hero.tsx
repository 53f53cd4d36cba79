import { ButtonLink, Heading, PlayPauseButton, VisuallyHidden } from '@kaagazz/design-system';
import { useEffect, useState } from 'react';

import { bannerOf, textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { useAutoAdvance } from '../../motion/use-auto-advance.ts';
import { whenIdle } from '../../motion/when-idle.ts';
import { elsewhere, paths } from '../../paths.ts';
import { TALL_CUT, heroSlides } from './hero-slides.ts';
import { Actions, Caption, Controls, Frame, Mark, Marks, Slide, SlideImage, Subline, Words } from './hero.styles.ts';

const SLIDE_MS = 3000;

export function Hero({ title, text, texts }: { title: string; text: string; texts: Texts }) {
  const [loadsAll, setLoadsAll] = useState(false);
  const [loaded, setLoaded] = useState(1);
  const { index, playing, togglePlaying, pauseProps } = useAutoAdvance({
    count: heroSlides.length,
    interval: SLIDE_MS,
    ready: loaded >= heroSlides.length,
  });

  useEffect(() => (playing ? whenIdle(() => setLoadsAll(true)) : undefined), [playing]);

  const countLoaded = () => setLoaded((count) => count + 1);
  const slides = heroSlides.map((drawings) => bannerOf(texts, drawings));
  const shown = loadsAll ? slides : slides.slice(0, 1);

  return (
    <Frame aria-labelledby="hero-title" {...pauseProps}>
      {shown.map((slide, position) => (
        <Slide key={slide.place} $shown={position === index} data-shown={position === index}>
          <source media={TALL_CUT} srcSet={slide.tall} width={800} height={1000} />
          {slide.avif && <source type="image/avif" srcSet={slide.avif} />}
          <SlideImage
            src={slide.wide}
            alt={slide.alt ?? ''}
            width={1600}
            height={900}
            fetchPriority={position === 0 ? 'high' : 'low'}
            {...(position === 0 ? {} : { onLoad: countLoaded, onError: countLoaded })}
          />
        </Slide>
      ))}
      <Words>
        <Heading level={1} size="display" id="hero-title">
          {title}
        </Heading>
        <Subline>{text}</Subline>
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
          {slides.map(({ place }, position) => (
            <Mark key={place} $current={position === index} />
          ))}
        </Marks>
        <Caption>{textAt(texts, slides[index]?.place ?? '').title}</Caption>
      </Controls>
    </Frame>
  );
}
