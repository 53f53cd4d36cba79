import { Heading, Text } from '@kaagazz/design-system';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { textAt } from '../../content/texts.ts';
import type { Texts } from '../../content/texts.ts';
import { StandaloneLink } from '../../links/standalone-link.ts';
import type { ProductFamily } from './families.ts';
import { Back, Card, CardPicture, Front, FrontWords, Sides, Turn, TurnMark } from './flip-card.styles.ts';

export function FlipCard({ family, texts }: { family: ProductFamily; texts: Texts }) {
  const backId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [turned, setTurned] = useState(false);
  const { place, link, picture } = family;
  const { title, text, photograph, alt } = textAt(texts, place);

  const turnByMouse = (event: PointerEvent, wanted: boolean) => {
    if (event.pointerType === 'mouse') setTurned(wanted);
  };
  const turnBackByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !turned) return;
    button.current?.focus();
    setTurned(false);
  };

  return (
    <Card
      onPointerEnter={(event) => turnByMouse(event, true)}
      onPointerLeave={(event) => turnByMouse(event, false)}
      onKeyDown={turnBackByEscape}
    >
      <Turn
        ref={button}
        type="button"
        aria-label={`Turn over: ${title}`}
        aria-expanded={turned}
        aria-controls={backId}
        onClick={() => setTurned(!turned)}
      />
      <Sides $turned={turned}>
        <Front>
          <CardPicture src={photograph || picture} alt={alt} width={800} height={600} loading="lazy" />
          <FrontWords>
            <Heading level={3} size="lg">
              {title}
            </Heading>
          </FrontWords>
          <TurnMark aria-hidden="true" />
        </Front>
        <Back id={backId} $turned={turned}>
          <Text size="lg">{text}</Text>
          <StandaloneLink to={link.to}>{link.text}</StandaloneLink>
          <TurnMark aria-hidden="true" />
        </Back>
      </Sides>
    </Card>
  );
}
