import type { Colour } from './palette.ts';
import { palette } from './palette.ts';
import type { Random } from './random.ts';
import { hashOf, randomFrom } from './random.ts';
import { num } from './geometry.ts';

export type Mark = string;

export interface Paint {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
  transform?: string;
  clip?: string;
}

export interface Canvas {
  random: Random;
  define(key: string, make: (id: string) => Mark): string;
  definitions(): Mark;
}

/** Creates a canvas. `name` seeds the random number generator and prefixes every id. */
export function canvas(name: string): Canvas {
  const prefix = `k${hashOf(name).toString(36)}`;
  const known = new Map<string, { id: string; mark: Mark }>();
  return {
    random: randomFrom(name),
    define(key, make) {
      const found = known.get(key);
      if (found) return found.id;
      const id = `${prefix}-${known.size.toString(36)}`;
      const entry = { id, mark: '' };
      known.set(key, entry);
      entry.mark = make(id);
      return id;
    },
    definitions: () => [...known.values()].map(({ mark }) => mark).join(''),
  };
}

function attributes(paint: Paint): string {
  const written: [string, string | undefined][] = [
    ['fill', paint.fill ?? 'none'],
    ['stroke', paint.stroke],
    ['stroke-width', paint.stroke ? num(paint.width ?? 2.4) : undefined],
    ['stroke-linejoin', paint.stroke ? 'round' : undefined],
    ['stroke-linecap', paint.stroke ? (paint.cap ?? 'round') : undefined],
    ['stroke-dasharray', paint.dash],
    ['opacity', paint.opacity === undefined ? undefined : String(Math.round(paint.opacity * 100) / 100)],
    ['transform', paint.transform],
    ['clip-path', paint.clip],
  ];
  return written.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
}

export const shape = (data: string, paint: Paint): Mark => `<path d="${data}"${attributes(paint)}/>`;

export const inked = (data: string, fill: Colour, width = 2.4): Mark =>
  shape(data, { fill, stroke: palette.ink, width });

export const stroke = (data: string, colour: Colour = palette.ink, width = 2.4, extra: Paint = {}): Mark =>
  shape(data, { stroke: colour, width, ...extra });

export const disc = (cx: number, cy: number, radius: number, paint: Paint): Mark =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"${attributes(paint)}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, paint: Paint): Mark =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`;

export const box = (x: number, y: number, width: number, height: number, paint: Paint, radius = 0): Mark =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${radius ? ` rx="${num(radius)}"` : ''}${attributes(paint)}/>`;

export const group = (transform: string, ...marks: Mark[]): Mark => `<g transform="${transform}">${marks.join('')}</g>`;

export const moved = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;

export function clipped(c: Canvas, data: string, ...marks: Mark[]): Mark {
  const id = c.define(`clip ${data}`, (name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${marks.join('')}</g>`;
}

export function reusable(c: Canvas, key: string, make: () => Mark): (transform: string) => Mark {
  const id = c.define(`block ${key}`, (name) => `<g id="${name}">${make()}</g>`);
  return (transform) => `<use href="#${id}" transform="${transform}"/>`;
}

export function svgDocument(c: Canvas, width: number, height: number, ...marks: Mark[]): string {
  const body = marks.join('');
  const definitions = c.definitions();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${
    definitions ? `<defs>${definitions}</defs>` : ''
  }${body}</svg>`;
}
