import { Eyebrow, VisuallyHidden } from '@kaagazz/design-system';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { Continuation, Statement, Statements } from './about-kaagazz.styles.ts';

const PLACES = ['home-vision', 'home-mission'];

export function VisionAndMission({ texts }: { texts: Texts }) {
  return (
    <Continuation tone="paper" aria-labelledby="vision-and-mission">
      <VisuallyHidden as="h2" id="vision-and-mission">
        Vision and Mission
      </VisuallyHidden>
      <Statements>
        {PLACES.map((place) => {
          const { title, text } = textAt(texts, place);
          return (
            <Statement key={place}>
              <Eyebrow as="h3">{title}</Eyebrow>
              <p>{text}</p>
            </Statement>
          );
        })}
      </Statements>
    </Continuation>
  );
}
