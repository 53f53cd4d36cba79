import { Heading, Text } from '@kaagazz/design-system';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { LoneLink } from '../../links/lone-link.ts';
import type { ProductFamily } from './families.ts';
import { Back, Card, CardPicture, Front, FrontWords, Sides, Turn, TurnMark } from './flip-card.styles.ts';

/**
 * A card with a picture on its front and words on its back. It turns by hover with a mouse, by a tap, and by its button for the keyboard;
 * the link on the back can be reached only while the back is up. Without JavaScript both sides stand open.
 */
export function FlipCard({ family }: { family: ProductFamily }) {
  const backId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [turned, setTurned] = useState(false);
  const { name, story, link, picture } = family;

  const turnByMouse = (event: PointerEvent, wanted: boolean) => {
    if (event.pointerType === 'mouse') setTurned(wanted);
  };
  const turnBackByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !turned) return;
    // The link that may have the focus goes away with the back.
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
        aria-label={`Turn over: ${name}`}
        aria-expanded={turned}
        aria-controls={backId}
        onClick={() => setTurned(!turned)}
      />
      <Sides $turned={turned}>
        <Front>
          <CardPicture src={picture} alt="" width={800} height={600} loading="lazy" />
          <FrontWords>
            <Heading level={3} size="lg">
              {name}
            </Heading>
          </FrontWords>
          <TurnMark aria-hidden="true" />
        </Front>
        <Back id={backId} $turned={turned}>
          <Text size="lg">{story}</Text>
          <LoneLink to={link.to}>{link.text}</LoneLink>
          <TurnMark aria-hidden="true" />
        </Back>
      </Sides>
    </Card>
  );
}
