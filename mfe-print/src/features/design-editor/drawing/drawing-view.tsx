import { tokens } from '@kaagazz/design-system';
import { BLEED, SAFE } from '@kaagazz/print-design';
import type { Drawing, ImageShape, PathShape, Shape, TextShape } from '@kaagazz/print-design';
import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';

import { cssFont } from './css-font.ts';

/** What is drawn over a sheet to show how it will be cut. */
export interface Guides {
  /** the sheet as it is printed: `BLEED` larger on each side, with a line where it is cut */
  bleed: boolean;
  /** a line that nothing that matters crosses */
  safe: boolean;
}

/** A band of a sheet, in mm from the top of the trimmed sheet. */
export interface Crop {
  y: number;
  height: number;
}

const Sheet = styled.svg<{ $leads: boolean }>`
  display: block;
  width: 100%;
  height: 100%;

  text {
    white-space: pre;
  }

  ${({ $leads }) =>
    $leads &&
    css`
      text[data-field] {
        cursor: pointer;
      }
    `}
`;

const guide = css`
  fill: none;
  stroke-width: 0.5px;
`;

/** Lines differ in their dashes, not by colour alone. */
const TrimLine = styled.rect`
  ${guide}
  stroke: ${tokens.color.danger};
  stroke-dasharray: 3 1.5;
`;

const SafeLine = styled.rect`
  ${guide}
  stroke: ${tokens.color.leaf};
  stroke-dasharray: 0.8 1.2;
`;

export interface DrawingViewProps {
  drawing: Drawing;
  /** what stands on it, for who cannot see it; absent where something beside it says so */
  label?: string;
  /** fields whose text is an example: drawn pale */
  samples?: ReadonlySet<string>;
  guides?: Guides;
  crop?: Crop;
  /** address of the shopper's logo */
  logo?: string | undefined;
  /** a line was pressed that was typed into this field */
  onPick?: (field: string) => void;
  className?: string;
}

const NO_SAMPLES: ReadonlySet<string> = new Set();

/** One side of a sheet as SVG in millimetres. It fills the box around it, centred; the box gives it the size. */
export function DrawingView({
  drawing,
  label,
  samples = NO_SAMPLES,
  guides = { bleed: false, safe: false },
  crop,
  logo,
  onPick,
  className,
}: DrawingViewProps) {
  const { width, height, ground, shapes } = drawing;
  const edge = guides.bleed ? BLEED : 0;
  const box = crop ? [0, crop.y, width, crop.height] : [-edge, -edge, width + 2 * edge, height + 2 * edge];

  // For who points at it only: the fields themselves are in the form, for every keyboard.
  const pick = ({ target }: MouseEvent) => {
    const field = target instanceof Element ? target.closest('[data-field]')?.getAttribute('data-field') : null;
    if (field) onPick?.(field);
  };

  return (
    <Sheet
      className={className}
      viewBox={box.join(' ')}
      preserveAspectRatio={crop ? 'xMidYMid slice' : 'xMidYMid meet'}
      $leads={onPick !== undefined}
      onClick={pick}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x={-BLEED} y={-BLEED} width={width + 2 * BLEED} height={height + 2 * BLEED} fill={ground} />
      {shapes.map((shape, i) => (
        <ShapeView key={i} shape={shape} samples={samples} logo={logo} />
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

function ShapeView({ shape, samples, logo }: ShapeViewProps) {
  switch (shape.kind) {
    case 'path':
      return <PathView {...shape} />;
    case 'text':
      return <LineView shape={shape} pale={shape.field !== undefined && samples.has(shape.field)} />;
    case 'image':
      return logo === undefined ? null : <LogoView shape={shape} href={logo} />;
  }
}

function PathView({ d, fill = 'none', stroke, strokeWidth, opacity, matrix }: PathShape) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={strokeWidth}
      opacity={opacity}
      transform={matrix && `matrix(${matrix.join(' ')})`}
    />
  );
}

function LineView({
  shape: { text, font, size, x, y, anchor, fill, spacing, field },
  pale,
}: {
  shape: TextShape;
  pale: boolean;
}) {
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
      opacity={pale ? 0.45 : undefined}
      data-field={field}
    >
      {text}
    </text>
  );
}

function LogoView({ shape: { x, y, width, height }, href }: { shape: ImageShape; href: string }) {
  return <image x={x} y={y} width={width} height={height} href={href} preserveAspectRatio="xMinYMid meet" />;
}
