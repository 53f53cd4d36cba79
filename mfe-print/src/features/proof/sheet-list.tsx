import { Button, Dialog, Stack, Text, VisuallyHidden } from '@kaagazz/design-system';
import type { GuestCards } from '@kaagazz/api-schema';
import { codePath, FALLBACK_FONT, FONT_IDS } from '@kaagazz/print-design';
import type { Shape } from '@kaagazz/print-design';
import { useMemo, useState } from 'react';

import { type CodeEncoder, SheetSideView } from '../design-editor/index.ts';
import { CardButton, Cards, FullCard, Hash } from './contact-sheet.styles.ts';

const PAGE = 24;
const NO_SAMPLES: ReadonlySet<string> = new Set();

interface GuestSheets extends Pick<
  GuestCards,
  'width' | 'height' | 'background' | 'back' | 'logo' | 'sheets' | 'code'
> {
  encode?: CodeEncoder | undefined;
}

interface SheetListProps {
  piece: string;
  label: string;
  sheets: GuestSheets;
  baseId?: string;
}

export function SheetList({ piece, label, sheets: { sheets, ...look }, baseId }: SheetListProps) {
  const [shown, setShown] = useState(PAGE);
  const [opened, setOpened] = useState<number | null>(null);
  const openedSheet = opened === null ? undefined : sheets[opened];
  const rest = sheets.length - shown;
  const title = piece.charAt(0).toUpperCase() + piece.slice(1);

  return (
    <>
      <Cards aria-label={label}>
        {sheets.slice(0, shown).map((sheet, index) => (
          <li key={index}>
            <CardButton type="button" onClick={() => setOpened(index)}>
              <GuestSheetView look={look} sheet={sheet} baseId={baseId} />
              <span>
                <VisuallyHidden>{`Look closer at ${piece} `}</VisuallyHidden>
                {`${index + 1}. ${sheet.name}`}
              </span>
            </CardButton>
          </li>
        ))}
      </Cards>
      {rest > 0 && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {rest > PAGE ? `Show ${PAGE} more of ${rest} ${piece}s` : `Show the last ${rest} ${piece}s`}
          </Button>
        </div>
      )}
      <Dialog
        open={openedSheet !== undefined}
        title={openedSheet ? `${title} ${(opened ?? 0) + 1}: ${openedSheet.name}` : ''}
        onClose={() => setOpened(null)}
      >
        {openedSheet && (
          <Stack gap={3}>
            <FullCard $ratio={look.width / look.height / (openedSheet.back ? 2 : 1)}>
              <GuestSheetView
                look={look}
                sheet={openedSheet}
                baseId={baseId}
                label={`${title} for ${openedSheet.name}`}
              />
            </FullCard>
            <Text as="div" size="sm" tone="soft">
              The fingerprint of this {piece} (SHA-256): <Hash>{openedSheet.sha256}</Hash>
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  );
}

interface GuestSheetViewProps {
  look: Omit<GuestSheets, 'sheets'>;
  sheet: GuestSheets['sheets'][number];
  baseId: string | undefined;
  label?: string;
}

function GuestSheetView({ look, sheet: { shapes, back }, baseId, label }: GuestSheetViewProps) {
  const { code, encode, logo, width, height } = look;
  const sides = useMemo(
    () => [shapes, back].flatMap((side) => (side ? [side.map((shape) => toShape(shape, code, encode))] : [])),
    [shapes, back, code, encode],
  );
  return sides.map((drawn, index) => (
    <SheetSideView
      key={index}
      side={{ width, height, background: (index === 1 && look.back?.background) || look.background, shapes: drawn }}
      samples={NO_SAMPLES}
      logo={logo}
      {...(baseId !== undefined && { baseId: `${baseId}${index}` })}
      {...(label !== undefined && { label: back ? `${label}, ${index === 0 ? 'front' : 'back'}` : label })}
    />
  ));
}

export function toShape(shape: GuestCards['shared'][number], code: GuestCards['code'], encode?: CodeEncoder): Shape {
  if (shape.kind === 'image') return shape;
  if (shape.kind === 'path') {
    const { code: square, ...path } = shape;
    if (!square) return path;
    const symbol = code ?? (square.text === undefined ? undefined : encode?.(square.text));
    return symbol ? { ...path, d: codePath(symbol, square) } : path;
  }
  return { ...shape, font: FONT_IDS.find((id) => id === shape.font) ?? FALLBACK_FONT };
}
