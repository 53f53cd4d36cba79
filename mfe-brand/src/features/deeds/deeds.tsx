import { Heading, IconButton, Section, Text } from '@kaagazz/design-system';

import { useAutoAdvance } from '../../motion/use-auto-advance.ts';
import { deeds } from './deeds-list.ts';
import { Controls, Deed, DeedPicture, Position, Stage, Top, Words } from './deeds.styles.ts';

/** Each slide stays 5 s (specification §9, main carousel). */
const SLIDE_MS = 5000;

/** What Do We Do? Four slides in a loop (specification §2 Home, 6); without JavaScript they stand one below the other. */
export function Deeds() {
  const { index, show, playing, togglePlaying, hold } = useAutoAdvance({ count: deeds.length, interval: SLIDE_MS });

  return (
    <Section tone="leaf" deckled aria-labelledby="what-do-we-do" aria-roledescription="carousel" {...hold}>
      <Top>
        <Heading level={2} size="md" id="what-do-we-do">
          What Do We Do?
        </Heading>
        <Controls>
          <IconButton label="Previous slide" icon="chevron-left" onClick={() => show(index - 1)} />
          <Position>
            {index + 1} / {deeds.length}
          </Position>
          <IconButton label="Next slide" icon="chevron-right" onClick={() => show(index + 1)} />
          <IconButton
            label={playing ? 'Pause slides' : 'Play slides'}
            icon={playing ? 'pause' : 'play'}
            onClick={togglePlaying}
          />
        </Controls>
      </Top>
      <Stage>
        {deeds.map(({ title, story, picture }, position) => (
          <Deed key={title} $shown={position === index}>
            <Words>
              <Heading level={3} size="xxl">
                {title}
              </Heading>
              <Text size="lg">{story}</Text>
            </Words>
            <DeedPicture src={picture} alt="" width={240} height={240} loading="lazy" />
          </Deed>
        ))}
      </Stage>
    </Section>
  );
}
