import { Heading, Stack, Text } from '@kaagazz/design-system';
import type { GuestCards } from '@kaagazz/api-schema';
import { FALLBACK_FONT, FONT_IDS, loadFonts } from '@kaagazz/print-design';
import { useEffect, useId } from 'react';

import { ShapeView, useCodeEncoder } from '../design-editor/index.ts';
import { Definitions } from './contact-sheet.styles.ts';
import { SheetList, toShape } from './sheet-list.tsx';

const NO_SAMPLES: ReadonlySet<string> = new Set();

interface ContactSheetProps {
  cards: GuestCards;
  piece: string;
}

export function ContactSheet({ cards, piece }: ContactSheetProps) {
  const ornamentId = useId();
  const { shared, back, code, sheets, envelopes } = cards;
  const hasOwnCodes = sheets.some((sheet) =>
    shapesOn(sheet).some((shape) => shape.kind === 'path' && shape.code?.text),
  );
  const encode = useCodeEncoder(hasOwnCodes)?.replySymbol;

  useEffect(() => {
    const drawn = [...sheets, ...(envelopes?.sheets ?? [])].flatMap(shapesOn);
    const texts = drawn.filter((shape) => shape.kind === 'text');
    const used = new Set(texts.map(({ font }) => font));
    const fonts = FONT_IDS.filter((id) => used.has(id) || id === FALLBACK_FONT);
    void loadFonts(fonts, texts.map(({ text }) => text).join(' '));
  }, [sheets, envelopes]);

  return (
    <Stack gap={5}>
      <Heading level={2} size="lg">
        {sheets.length === 1 ? `The ${piece}` : `All ${sheets.length} ${piece}s`}
      </Heading>
      {/* All cards share one definition of the ornament, because drawing it for each card would be
          slow. */}
      <Definitions aria-hidden>
        <defs>
          {[shared, back?.shared ?? []].map((shapes, side) => (
            <g key={side} id={`${ornamentId}${side}`}>
              {shapes.map((shape, index) => (
                <ShapeView key={index} shape={toShape(shape, code)} samples={NO_SAMPLES} logo={undefined} />
              ))}
            </g>
          ))}
        </defs>
      </Definitions>
      <SheetList piece={piece} label="Contact sheet" sheets={{ ...cards, encode }} baseId={ornamentId} />
      {envelopes && (
        <>
          <Heading level={2} size="lg">
            {envelopes.sheets.length === 1 ? 'The envelope' : `All ${envelopes.sheets.length} envelopes`}
          </Heading>
          <Text tone="soft">Please check the envelopes too before you approve.</Text>
          <SheetList piece="envelope" label="Envelopes" sheets={envelopes} />
        </>
      )}
    </Stack>
  );
}

function shapesOn({ shapes, back = [] }: GuestCards['sheets'][number]) {
  return [...shapes, ...back];
}
