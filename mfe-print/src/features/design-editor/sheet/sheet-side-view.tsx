import { tokens } from '@kaagazz/design-system';
import { BLEED, SAFE } from '@kaagazz/print-design';
import type { Shape, SheetSide, TextShape } from '@kaagazz/print-design';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

import { cssFont } from './css-font.ts';

export interface Guides {
  bleed: boolean;
  safe: boolean;
}

const Sheet = styled.svg<{ $isClickable: boolean }>`
  display: block;
  width: 100%;
  height: 100%;

  text {
    white-space: pre;
  }

  text[data-field] {
    cursor: ${({ $isClickable }) => ($isClickable ? 'pointer' : 'inherit')};
  }
`;

/** The guides differ in colour and dash pattern, because colour alone is not accessible. */
const TrimLine = styled.rect`
  fill: none;
  stroke: ${tokens.color.danger};
  stroke-width: 0.5px;
  stroke-dasharray: 3 1.5;
`;

const SafeLine = styled(TrimLine)`
  stroke: ${tokens.color.leaf};
  stroke-dasharray: 0.8 1.2;
`;

export interface SheetSideViewProps {
  side: SheetSide;
  /** Accessible name. If omitted, the view is hidden from screen readers. */
  label?: string;
  samples: ReadonlySet<string>;
  guides?: Guides;
  /** Visible part of the sheet, in mm from the top edge. */
  crop?: { y: number; height: number };
  logo: string | undefined;
  baseId?: string;
  onFieldClick?: (field: string) => void;
}

const NO_GUIDES: Guides = { bleed: false, safe: false };

export function SheetSideView(props: SheetSideViewProps) {
  const { side, label, samples, guides = NO_GUIDES, crop, logo, baseId, onFieldClick } = props;
  const { width, height, background, shapes } = side;
  const edge = guides.bleed ? BLEED : 0;
  const box = crop ? [0, crop.y, width, crop.height] : [-edge, -edge, width + 2 * edge, height + 2 * edge];

  const handleClick = ({ target }: MouseEvent) => {
    const field = target instanceof Element ? target.closest('[data-field]')?.getAttribute('data-field') : null;
    if (field) onFieldClick?.(field);
  };

  return (
    <Sheet
      viewBox={box.join(' ')}
      preserveAspectRatio={crop ? 'xMidYMid slice' : 'xMidYMid meet'}
      $isClickable={onFieldClick !== undefined}
      onClick={handleClick}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x={-BLEED} y={-BLEED} width={width + 2 * BLEED} height={height + 2 * BLEED} fill={background} />
      {baseId !== undefined && <use href={`#${baseId}`} />}
      {shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} samples={samples} logo={logo} />
      ))}
      {guides.bleed && <TrimLine x={0} y={0} width={width} height={height} />}
      {guides.safe && <SafeLine x={SAFE} y={SAFE} width={width - 2 * SAFE} height={height - 2 * SAFE} />}
    </Sheet>
  );
}

interface ShapeViewProps {
  shape: Shape;
  samples: ReadonlySet<string>;
  logo: string | undefined;
}

export function ShapeView({ shape, samples, logo }: ShapeViewProps) {
  switch (shape.kind) {
    case 'path': {
      const { d, fill = 'none', stroke, strokeWidth, opacity } = shape;
      return <path d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} opacity={opacity} />;
    }
    case 'text':
      return <TextView shape={shape} isSample={shape.field !== undefined && samples.has(shape.field)} />;
    case 'image': {
      const { x, y, width, height } = shape;
      if (logo === undefined) return null;
      return <image x={x} y={y} width={width} height={height} href={logo} preserveAspectRatio="xMinYMid meet" />;
    }
  }
}

function TextView({ shape, isSample }: { shape: TextShape; isSample: boolean }) {
  const { text, font, size, x, y, anchor, fill, spacing, field } = shape;
  const { family, weight, style } = cssFont(font);
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontFamily={family}
      fontWeight={weight}
      fontStyle={style}
      fontSize={size}
      letterSpacing={spacing}
      fill={fill}
      textDecoration={isSample ? 'underline dotted' : undefined}
      data-field={field}
    >
      {text}
    </text>
  );
}
