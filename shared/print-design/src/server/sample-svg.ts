import { optimize } from 'svgo';

import type { PathShape, SheetSide, TextShape } from '../sheet-side.ts';
import { measureWithFonts, SPACED_FEATURES } from './measure-with-fonts.ts';
import { fontRuns } from './open-fonts.ts';

const measure = measureWithFonts();
const STARTS = { start: 0, middle: 0.5, end: 1 };

export function sampleSvg({ width, height, background, shapes }: SheetSide): string {
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'path') return packed(pathElement(shape), ORNAMENT_DECIMALS);
    return shape.kind === 'text' ? line(shape) : '';
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${background}" d="M0 0H${width}V${height}H0z"/>${drawn.join('')}</svg>\n`,
  ].join('');
}

const ORNAMENT_DECIMALS = 1;

function packed(element: string, floatPrecision: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${element}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision }).data.replaceAll(/<\/?svg[^>]*>/g, '');
}

function pathElement({ d, fill, stroke, strokeWidth = 1, opacity = 1 }: PathShape): string {
  const attributes = [
    `fill="${fill ?? 'none'}"`,
    stroke !== undefined && `stroke="${stroke}" stroke-width="${strokeWidth}"`,
    opacity < 1 && `opacity="${opacity}"`,
  ];
  return `<path ${attributes.filter((attribute) => typeof attribute === 'string').join(' ')} d="${d}"/>`;
}

function line({ text, font: id, size, x, y, anchor, fill, spacing = 0 }: TextShape): string {
  let left = x - measure(text, id, size, spacing) * STARTS[anchor];
  let runs = '';
  for (const { text: run, file } of fontRuns(text, id)) {
    const { glyphs, positions } = file.font.layout(run, spacing === 0 ? {} : SPACED_FEATURES);
    const scale = size / file.font.unitsPerEm;
    let along = 0;
    let outlines = '';
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      outlines += glyph.path.translate(Math.round(along + xOffset), Math.round(yOffset)).toSVG();
      along += xAdvance + spacing / scale;
    }
    const at = [left, y].map((mm) => Math.round(mm * 100) / 100).join(' ');
    const by = Number(scale.toPrecision(4));
    if (outlines !== '') {
      const path = packed(`<path d="${outlines}"/>`, 0);
      runs += path.replace('<path', `<path fill="${fill}" transform="translate(${at})scale(${by} -${by})"`);
    }
    left += along * scale;
  }
  return runs;
}
