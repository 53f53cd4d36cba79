import { SVGPathData } from 'svg-pathdata';
import type { CustomPlugin } from 'svgo';

import type { PixelSet, Coverage, PixelGrid } from './pixel-grid.ts';
import { intersection, copyPath, isSubset, intersects, union } from './pixel-grid.ts';
import type { Matrix } from './matrix.ts';
import { multiply, parseTransform, identity, scaleRange, splitTranslation } from './matrix.ts';

type Root = Parameters<CustomPlugin['fn']>[0];
type Child = Root['children'][number];
export type Element = Extract<Child, { type: 'element' }>;

export interface PathMark {
  kind: 'path';
  data: SVGPathData;
  paint: Readonly<Record<string, string>>;
  coverage: Coverage;
}

export interface GroupMark {
  kind: 'group';
  clip: SVGPathData;
  marks: Mark[];
  coverage: Coverage;
}

export interface UseMark {
  kind: 'use';
  id: string;
  transform: string;
  coverage: Coverage;
}

export type Mark = PathMark | GroupMark | UseMark;

const INHERITED_PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray'];
/** Maximum ratio between the scales of the two axes. Above this ratio, strokes look uneven. */
const MAX_UNEVEN_STRETCH = 1.06;

const isElement = (child: Child): child is Element => child.type === 'element';
const childElements = (parent: Root | Element) => parent.children.filter((child) => isElement(child));
const referencedId = (reference: string | undefined) => /#([^)"]+)/.exec(reference ?? '')?.[1] ?? '';

export class Flattener {
  private readonly defined: ReadonlyMap<string, Element>;
  private readonly grid: PixelGrid;
  private readonly keepUses: boolean;
  private readonly origin: Matrix;

  constructor(svg: Element, grid: PixelGrid, keepUses: boolean, origin: Matrix = identity) {
    this.grid = grid;
    this.keepUses = keepUses;
    this.origin = origin;
    const defs = childElements(svg).filter(({ name }) => name === 'defs');
    this.defined = new Map(defs.flatMap(childElements).map((element) => [element.attributes['id'] ?? '', element]));
  }

  childrenOf(parent: Element, matrix: Matrix = identity, inherited: Readonly<Record<string, string>> = {}): Mark[] {
    return childElements(parent)
      .filter(({ name }) => name !== 'defs')
      .flatMap((element) => this.flatten(element, matrix, inherited));
  }

  private flatten(element: Element, outer: Matrix, inherited: Readonly<Record<string, string>>): Mark[] {
    const { name, attributes } = element;
    const { transform } = attributes;
    const matrix = multiply(outer, parseTransform(transform));
    const paint = { ...inherited };
    for (const key of INHERITED_PAINT) if (attributes[key] !== undefined) paint[key] = attributes[key];

    if (attributes['clip-path']) {
      const unmoved = { ...attributes };
      delete unmoved['transform'];
      delete unmoved['clip-path'];
      const path = this.defined.get(referencedId(attributes['clip-path']))?.children.find((child) => isElement(child));
      if (path?.name !== 'path') throw new Error('a clipPath must contain one path');
      const marks = this.flatten({ ...element, attributes: unmoved }, matrix, inherited);
      return this.clipped(readPath(path.attributes['d'] ?? '').matrix(...matrix), marks);
    }
    if (name === 'path') {
      if (attributes['opacity'] !== undefined) paint['opacity'] = attributes['opacity'];
      return [this.path(attributes['d'] ?? '', matrix, paint)];
    }
    if (name === 'rect') {
      return [this.path(roundedRectPath(attributes), matrix, paint)];
    }
    const children = this.groupOrUse(element, matrix, paint);
    if (attributes['opacity'] !== undefined) throw new Error(`unsupported opacity of <${name}>`);
    return children;
  }

  private groupOrUse(element: Element, matrix: Matrix, paint: Readonly<Record<string, string>>): Mark[] {
    if (element.name === 'g') return this.childrenOf(element, matrix, paint);
    if (element.name !== 'use') throw new Error(`unsupported element <${element.name}>`);
    const definition = this.defined.get(referencedId(element.attributes['href']));
    if (!definition) throw new Error(`${element.attributes['href']} is not defined`);
    const marks = this.flatten(definition, matrix, paint);
    if (!this.keepUses || marks.length === 0) return marks;
    const id = referencedId(element.attributes['href']);
    return [{ kind: 'use', id, transform: formatMatrix(matrix), coverage: combineCoverage(marks) }];
  }

  private path(d: string, matrix: Matrix, painted: Readonly<Record<string, string>>): PathMark {
    const { fill = '#000', stroke = 'none' } = painted;
    const paint: Record<string, string> = { ...painted, fill };
    const drawn = readPath(d);
    const { most, least } = scaleRange(matrix);
    const strokeWidth = stroke === 'none' ? 0 : Number(painted['stroke-width'] ?? 1) * most;
    const coverage = this.grid.cover(
      copyPath(drawn).matrix(...multiply(this.origin, matrix)),
      fill !== 'none',
      strokeWidth,
    );
    const isSolid = /^#/.test(fill) && painted['opacity'] === undefined;
    if (!isSolid) coverage.filled = this.grid.empty;

    if (fill.startsWith('url')) {
      if (!isIdentity(matrix)) paint['transform'] = formatMatrix(matrix);
      return { kind: 'path', data: drawn, paint, coverage };
    }
    if (strokeWidth === 0 || most / least <= MAX_UNEVEN_STRETCH) {
      if (strokeWidth > 0) {
        const scale = Math.sqrt(most * least);
        if (scale !== 1) paint['stroke-width'] = this.roundWidth(Number(painted['stroke-width'] ?? 1) * scale);
        if (scale !== 1 && painted['stroke-dasharray']) {
          paint['stroke-dasharray'] = painted['stroke-dasharray']
            .split(/[\s,]+/)
            .map((part) => String(Math.round(Number(part) * scale * 10) / 10))
            .join(' ');
        }
      }
      return { kind: 'path', data: drawn.matrix(...matrix), paint, coverage };
    }
    const { linear, shift } = splitTranslation(matrix);
    paint['transform'] = formatMatrix(linear);
    return { kind: 'path', data: drawn.matrix(...shift), paint, coverage };
  }

  private roundWidth(exact: number): string {
    const step = Math.min(0.2, this.grid.columns / 4000);
    return String(Number((Math.round(exact / step) * step).toFixed(2)));
  }

  private clipped(clip: SVGPathData, marks: Mark[]): Mark[] {
    const { touched, filled } = this.grid.cover(copyPath(clip).matrix(...this.origin), true, 0);
    const visible = marks.filter(({ coverage }) => intersects(coverage.touched, touched));
    if (visible.every(({ coverage }) => isSubset(coverage.touched, filled))) return visible;
    const combined = combineCoverage(visible);
    const coverage: Coverage = {
      touched: intersection(combined.touched, touched),
      filled: intersection(combined.filled, filled),
      winding: 0,
    };
    return [{ kind: 'group', clip, marks: visible, coverage }];
  }
}

/** Converts a rounded `<rect>` to path data, because SVGO leaves rounded rectangles unchanged. */
function roundedRectPath(attributes: Readonly<Record<string, string>>): string {
  const [x = 0, y = 0, width = 0, height = 0, rx = 0] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    Number(attributes[name] ?? 0),
  );
  const r = Math.min(rx, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}z`;
}

function readPath(d: string): SVGPathData {
  const drawn = new SVGPathData(d).toAbs().normalizeHVZ(false).annotateArcs().commands;
  let [x, y] = [0, 0];
  const commands = drawn.flatMap((command): SVGPathData['commands'] => {
    const [fromX, fromY] = [x, y];
    if ('x' in command && 'y' in command) [x, y] = [command.x, command.y];
    if (command.type !== SVGPathData.ARC) return [command];
    const { cX = 0, cY = 0, rX, rY, xRot, sweepFlag, relative, type } = command;
    const arc = { type, relative, rX, rY, xRot, sweepFlag };
    const isOpen = Math.hypot(x - fromX, y - fromY) > Math.min(rX, rY) / 4;
    if (!command.lArcFlag || isOpen) return [{ ...arc, lArcFlag: command.lArcFlag, x, y }];
    [x, y] = [fromX, fromY];
    return [
      { ...arc, lArcFlag: 0 as const, x: 2 * cX - fromX, y: 2 * cY - fromY },
      { ...arc, lArcFlag: 0 as const, x: fromX, y: fromY },
    ];
  });
  return new SVGPathData(commands);
}

const isIdentity = (matrix: Matrix) => matrix.every((value, index) => value === identity[index]);
const formatMatrix = (matrix: Matrix) => `matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})`;

function combineCoverage(marks: readonly Mark[]): Coverage {
  const [first, ...others] = marks.map(({ coverage }) => coverage);
  if (!first) throw new Error('empty group');
  const all = (pixels: (coverage: Coverage) => PixelSet) =>
    others.reduce((sum, each) => union(sum, pixels(each)), pixels(first));
  return { touched: all((each) => each.touched), filled: all((each) => each.filled), winding: 0 };
}
