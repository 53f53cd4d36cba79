import { SVGPathData } from 'svg-pathdata';
import type { CustomPlugin } from 'svgo';

import type { Cells, Coverage, Sheet } from './coverage.ts';
import { common, copied, isWithin, meet, union } from './coverage.ts';
import type { Matrix } from './matrix.ts';
import { composed, matrixOf, still, stretch, taken } from './matrix.ts';

type Root = Parameters<CustomPlugin['fn']>[0];
type Child = Root['children'][number];
export type Element = Extract<Child, { type: 'element' }>;

/** A path that stands in the picture itself, in no group. */
export interface PathMark {
  kind: 'path';
  data: SVGPathData;
  /** How it is painted, by SVG's names; its `transform`, too, where it keeps one. */
  paint: Readonly<Record<string, string>>;
  coverage: Coverage;
}

/** Marks behind a clipping shape, or thinned together. */
export interface GroupMark {
  kind: 'group';
  attributes: Readonly<Record<string, string>>;
  clip?: SVGPathData | undefined;
  marks: Mark[];
  coverage: Coverage;
}

/** What is stamped where, drawn from one definition. */
export interface StampMark {
  kind: 'stamp';
  id: string;
  transform: string;
  coverage: Coverage;
}

export type Mark = PathMark | GroupMark | StampMark;

const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray'];
/** Of a mark alone. */
const OWN = ['opacity'];
/** A stroke that is stretched no more unevenly than this stays a stroke of one width: 3 % of 2.4 units nobody sees. */
const UNEVEN = 1.06;

const isElement = (child: Child): child is Element => child.type === 'element';
const elementsOf = (parent: Root | Element) => parent.children.filter((child) => isElement(child));
const idIn = (reference: string | undefined) => /#([^)"]+)/.exec(reference ?? '')?.[1] ?? '';

/** Takes a picture apart: stamps and moves are carried out, and what is left are paths, one after the other as they are painted. */
export class Unfolding {
  private readonly defined: ReadonlyMap<string, Element>;
  private readonly sheet: Sheet;
  private readonly areStampsKept: boolean;
  private readonly origin: Matrix;

  /** @param origin where the sheet has what the marks call 0, 0 */
  constructor(svg: Element, sheet: Sheet, areStampsKept: boolean, origin: Matrix = still) {
    this.sheet = sheet;
    this.areStampsKept = areStampsKept;
    this.origin = origin;
    const defs = elementsOf(svg).filter(({ name }) => name === 'defs');
    this.defined = new Map(defs.flatMap(elementsOf).map((element) => [element.attributes['id'] ?? '', element]));
  }

  /** @param parent whose children are wanted @param inherited paint that holds unless a child has its own */
  of(parent: Element, matrix: Matrix = still, inherited: Readonly<Record<string, string>> = {}): Mark[] {
    return elementsOf(parent)
      .filter(({ name }) => name !== 'defs')
      .flatMap((element) => this.unfold(element, matrix, inherited));
  }

  private unfold(element: Element, outer: Matrix, inherited: Readonly<Record<string, string>>): Mark[] {
    const { name, attributes } = element;
    const { transform } = attributes;
    const matrix = composed(outer, matrixOf(transform));
    const paint = { ...inherited };
    for (const key of INHERITED) if (attributes[key] !== undefined) paint[key] = attributes[key];

    if (attributes['clip-path']) {
      const unmoved = { ...attributes };
      delete unmoved['transform'];
      delete unmoved['clip-path'];
      const path = this.defined.get(idIn(attributes['clip-path']))?.children.find((child) => isElement(child));
      if (path?.name !== 'path') throw new Error('a clipping shape is one path');
      const behind = this.unfold({ ...element, attributes: unmoved }, matrix, inherited);
      return this.clipped(read(path.attributes['d'] ?? '').matrix(...matrix), behind);
    }
    if (name === 'path') {
      for (const key of OWN) if (attributes[key] !== undefined) paint[key] = attributes[key];
      return [this.path(attributes['d'] ?? '', matrix, paint)];
    }
    if (name === 'rect') {
      if (attributes['opacity'] !== undefined) paint['opacity'] = attributes['opacity'];
      return [this.path(rounded(attributes), matrix, paint)];
    }
    const marks = this.within(element, matrix, paint);
    if (attributes['opacity'] === undefined || marks.length === 0) return marks;
    return [{ kind: 'group', attributes: { opacity: attributes['opacity'] }, marks, coverage: together(marks) }];
  }

  private within(element: Element, matrix: Matrix, paint: Readonly<Record<string, string>>): Mark[] {
    if (element.name === 'g') return this.of(element, matrix, paint);
    if (element.name !== 'use') throw new Error(`<${element.name}> is not used by the kit`);
    const stamp = this.defined.get(idIn(element.attributes['href']));
    if (!stamp) throw new Error(`nothing is defined as ${element.attributes['href']}`);
    const marks = this.unfold(stamp, matrix, paint);
    if (!this.areStampsKept || marks.length === 0) return marks;
    const id = idIn(element.attributes['href']);
    return [{ kind: 'stamp', id, transform: written(matrix), coverage: together(marks) }];
  }

  private path(d: string, matrix: Matrix, painted: Readonly<Record<string, string>>): PathMark {
    const { fill = '#000', stroke = 'none' } = painted;
    const paint: Record<string, string> = { ...painted, fill };
    const drawn = read(d);
    const { most, least } = stretch(matrix);
    const strokeWidth = stroke === 'none' ? 0 : Number(painted['stroke-width'] ?? 1) * most;
    const coverage = this.sheet.cover(
      copied(drawn).matrix(...composed(this.origin, matrix)),
      fill !== 'none',
      strokeWidth,
    );
    const isSolid = /^#/.test(fill) && painted['opacity'] === undefined;
    if (!isSolid) coverage.filled = this.sheet.nothing;

    if (fill.startsWith('url')) {
      // A pattern lies where its shape was drawn: the move stays with it.
      if (!isStill(matrix)) paint['transform'] = written(matrix);
      return { kind: 'path', data: drawn, paint, coverage };
    }
    if (strokeWidth === 0 || most / least <= UNEVEN) {
      if (strokeWidth > 0) {
        const scale = Math.sqrt(most * least);
        if (scale !== 1) paint['stroke-width'] = this.width(Number(painted['stroke-width'] ?? 1) * scale);
        if (scale !== 1 && painted['stroke-dasharray']) {
          paint['stroke-dasharray'] = painted['stroke-dasharray']
            .split(/[\s,]+/)
            .map((part) => String(Math.round(Number(part) * scale * 10) / 10))
            .join(' ');
        }
      }
      return { kind: 'path', data: drawn.matrix(...matrix), paint, coverage };
    }
    const { linear, shift } = taken(matrix);
    paint['transform'] = written(linear);
    return { kind: 'path', data: drawn.matrix(...shift), paint, coverage };
  }

  /** Widths that stamps and moves bring about differ by what nobody sees: on few steps more strokes are alike. */
  private width(exact: number): string {
    const step = Math.min(0.2, this.sheet.columns / 4000);
    return String(Number((Math.round(exact / step) * step).toFixed(2)));
  }

  private clipped(clip: SVGPathData, behind: Mark[]): Mark[] {
    const { touched, filled } = this.sheet.cover(copied(clip).matrix(...this.origin), true, 0);
    const seen = behind.filter(({ coverage }) => meet(coverage.touched, touched));
    if (seen.every(({ coverage }) => isWithin(coverage.touched, filled))) return seen;
    const whole = together(seen);
    const coverage: Coverage = {
      touched: common(whole.touched, touched),
      filled: common(whole.filled, filled),
      winding: 0,
    };
    return [{ kind: 'group', attributes: {}, clip, marks: seen, coverage }];
  }
}

/** The one shape that svgo leaves: a box with round corners. */
function rounded(attributes: Readonly<Record<string, string>>): string {
  const [x = 0, y = 0, width = 0, height = 0, rx = 0] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    Number(attributes[name] ?? 0),
  );
  const r = Math.min(rx, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}z`;
}

/**
 * Path data of commands that bear to be turned and rounded: a level line does not stay level, and a circle that is drawn as one arc to
 * its own neighbour would roll away with the last digit of where that is. Two halves stay.
 */
function read(d: string): SVGPathData {
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

const isStill = (matrix: Matrix) => matrix.every((value, index) => value === still[index]);
const written = (matrix: Matrix) => `matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})`;

function together(marks: readonly Mark[]): Coverage {
  const [first, ...others] = marks.map(({ coverage }) => coverage);
  if (!first) throw new Error('an empty group');
  const all = (cells: (coverage: Coverage) => Cells) =>
    others.reduce((sum, each) => union(sum, cells(each)), cells(first));
  return { touched: all((each) => each.touched), filled: all((each) => each.filled), winding: 0 };
}
