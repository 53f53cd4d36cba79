import { optimize } from 'svgo';

import { countElements } from './count-elements.ts';
import { fewerElements } from './merge-paths.ts';

const pack = (body: string, keepUses = false) =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`, {
    plugins: [fewerElements(100, 100, 'p', keepUses)],
  }).data;
const pathsOf = (svg: string) => svg.match(/<path/g)?.length ?? 0;

const square = (x: number, y: number, fill: string, rest = '') =>
  `<path d="M${x} ${y}h20v20h-20z" fill="${fill}"${rest}/>`;
const RED = '#b5522f';
const GREEN = '#2f6b3c';

describe('fewerElements', () => {
  it('merges two red paths if the green path between them does not overlap them', () => {
    expect(pathsOf(pack(square(0, 0, RED) + square(40, 40, GREEN) + square(70, 0, RED)))).toBe(2);
  });

  it('keeps the order of two paths if a shape between them overlaps both', () => {
    const svg = pack(square(0, 0, RED) + square(10, 10, GREEN) + square(20, 20, RED));

    expect(svg.match(/fill="[^"]+"/g)).toEqual([`fill="${RED}"`, `fill="${GREEN}"`, `fill="${RED}"`]);
  });

  it('does not merge overlapping shapes that have opacity or strokes', () => {
    const thin = ' opacity=".5"';
    const contour = ' stroke="#3b2a1e"';

    expect(pathsOf(pack(square(0, 0, RED, thin) + square(10, 10, RED, thin)))).toBe(2);
    expect(pathsOf(pack(square(0, 0, RED, contour) + square(10, 10, RED, contour)))).toBe(2);
  });

  it('merges overlapping shapes of one colour even if their paths wind in opposite directions', () => {
    const other = `<path d="M10 10v20h20v-20z" fill="${RED}"/>`;

    expect(pack(square(0, 0, RED) + other)).toContain('d="M0 0L20 0L20 20L0 20zM30 10L30 30L10 30L10 10z"');
  });

  it('removes shapes that are covered by other shapes or outside the picture', () => {
    expect(
      pathsOf(pack(square(30, 30, RED) + square(200, 0, RED) + `<path d="M0 0h90v90h-90z" fill="${GREEN}"/>`)),
    ).toBe(1);
  });

  it('replaces <use> elements with paths by default', () => {
    const definition = `<defs><g id="s">${square(0, 0, RED)}${square(30, 0, RED)}</g></defs>`;
    const uses = '<use href="#s"/><use href="#s" transform="rotate(30)translate(20 20)"/>';

    expect(countElements(pack(definition + uses))).toBe(3);
    expect(countElements(pack(definition + uses, true))).toBe(10);
  });

  it('keeps the centre of a rotated circle', () => {
    const svg = pack(`<g transform="rotate(45)"><path d="M60 0a20 20 0 1 0 .1 0z" fill="${RED}"/></g>`);
    const [, x, y] = /M([\d.-]+) ([\d.-]+)/.exec(svg) ?? [];

    expect([Number(x), Number(y)]).toEqual([42.4, 42.4]);
    expect(svg.match(/A/g)).toHaveLength(2);
  });
});
