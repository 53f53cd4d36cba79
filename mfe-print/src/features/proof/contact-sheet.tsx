import { Button, Dialog, Heading, Stack, Text, VisuallyHidden } from '@kaagazz/design-system';
import type { GuestCards } from '@kaagazz/api-schema';
import { FALLBACK_FONT, FONT_IDS, loadFonts } from '@kaagazz/print-design';
import type { Shape, SheetSide } from '@kaagazz/print-design';
import { useEffect, useId, useMemo, useState } from 'react';

import { ShapeView, SheetSideView } from '../design-editor/index.ts';
import { CardButton, Cards, Definitions, FullCard, Hash } from './contact-sheet.styles.ts';

const PAGE = 24;
const NO_SAMPLES: ReadonlySet<string> = new Set();

/**
 * Shows a thumbnail of every guest's card. Clicking a thumbnail opens a large view with the card's
 * hash.
 */
export function ContactSheet({ cards }: { cards: GuestCards }) {
  const ornamentId = useId();
  const [shown, setShown] = useState(PAGE);
  const [opened, setOpened] = useState<number | null>(null);
  const { shared, sheets } = useMemo(() => sidesOf(cards), [cards]);
  const openedSheet = opened === null ? undefined : sheets[opened];
  const rest = sheets.length - shown;

  useEffect(() => {
    const texts = sheets.flatMap(({ side }) => side.shapes).filter((shape) => shape.kind === 'text');
    const fonts = [...new Set(texts.map(({ font }) => font))];
    void loadFonts([...fonts, FALLBACK_FONT], texts.map(({ text }) => text).join(' '));
  }, [sheets]);

  return (
    <Stack gap={5}>
      <Heading level={2} size="lg">
        {sheets.length === 1 ? 'The card' : `All ${sheets.length} cards`}
      </Heading>
      {/* The ornament is the same on all cards, so the browser draws it from one definition. */}
      <Definitions aria-hidden>
        <defs>
          <g id={ornamentId}>
            {shared.map((shape, index) => (
              <ShapeView key={index} shape={shape} samples={NO_SAMPLES} logo={undefined} />
            ))}
          </g>
        </defs>
      </Definitions>
      <Cards aria-label="Contact sheet">
        {sheets.slice(0, shown).map(({ name, side }, index) => (
          <li key={index}>
            <CardButton type="button" onClick={() => setOpened(index)}>
              <SheetSideView side={side} samples={NO_SAMPLES} logo={undefined} baseId={ornamentId} />
              <span>
                <VisuallyHidden>Look closer at card </VisuallyHidden>
                {`${index + 1}. ${name}`}
              </span>
            </CardButton>
          </li>
        ))}
      </Cards>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          {rest > PAGE ? `Show ${PAGE} more of ${rest} cards` : `Show the last ${rest} cards`}
        </Button>
      )}
      <Dialog
        open={openedSheet !== undefined}
        title={openedSheet ? `Card ${(opened ?? 0) + 1}: ${openedSheet.name}` : ''}
        onClose={() => setOpened(null)}
      >
        {openedSheet && (
          <Stack gap={3}>
            <FullCard $ratio={openedSheet.side.width / openedSheet.side.height}>
              <SheetSideView
                side={openedSheet.side}
                label={`Card for ${openedSheet.name}`}
                samples={NO_SAMPLES}
                logo={undefined}
                baseId={ornamentId}
              />
            </FullCard>
            <Text as="div" size="sm" tone="soft">
              The fingerprint of this card (SHA-256): <Hash>{openedSheet.sha256}</Hash>
            </Text>
          </Stack>
        )}
      </Dialog>
    </Stack>
  );
}

interface NamedSheet {
  name: string;
  sha256: string;
  side: SheetSide;
}

function sidesOf({ width, height, background, shared, sheets }: GuestCards): { shared: Shape[]; sheets: NamedSheet[] } {
  return {
    shared: shared.map(toShape),
    sheets: sheets.map(({ name, sha256, shapes }) => ({
      name,
      sha256,
      side: { width, height, background, shapes: shapes.map(toShape) },
    })),
  };
}

/**
 * Returns the shape for drawing. Replaces a font that this release doesn't have with the fallback
 * font.
 */
function toShape(shape: GuestCards['shared'][number]): Shape {
  if (shape.kind === 'path') return shape;
  return { ...shape, font: FONT_IDS.find((id) => id === shape.font) ?? FALLBACK_FONT };
}
