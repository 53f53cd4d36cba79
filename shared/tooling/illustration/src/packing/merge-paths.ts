import { SVGPathData } from 'svg-pathdata';
import type { CustomPlugin } from 'svgo';

import { copyPath, isEmpty, isSubset, intersects, PixelGrid, union } from './pixel-grid.ts';
import type { Element, Mark, PathMark } from './flatten.ts';
import { Flattener } from './flatten.ts';

type SVGCommand = SVGPathData['commands'][number];

const paintKey = (paint: PathMark['paint']) =>
  Object.keys(paint)
    .sort()
    .filter((name) => !(paint['stroke'] ?? 'none').startsWith('none') || !name.startsWith('stroke'))
    .map((name) => `${name}=${paint[name]}`)
    .join(' ');

function merge(first: PathMark, second: PathMark): PathMark | undefined {
  if (paintKey(first.paint) !== paintKey(second.paint)) return undefined;
  const { fill = '', stroke = 'none', opacity } = first.paint;
  let added = second.data.commands;
  let winding = first.coverage.winding;
  if (second.coverage.winding !== winding) winding = 0;
  if (intersects(first.coverage.touched, second.coverage.touched)) {
    const isPlain = opacity === undefined && (fill === 'none' || (stroke === 'none' && fill.startsWith('#')));
    if (!isPlain) return undefined;
    if (fill !== 'none') {
      if (first.coverage.winding === 0 || second.coverage.winding === 0) return undefined;
      if (first.coverage.winding !== second.coverage.winding) {
        added = copyPath(second.data).normalizeHVZ(false).normalizeST().aToC().reverse().commands;
        winding = first.coverage.winding;
      }
    }
  }
  return {
    ...first,
    data: new SVGPathData([...first.data.commands, ...added]),
    coverage: {
      touched: union(first.coverage.touched, second.coverage.touched),
      filled: union(first.coverage.filled, second.coverage.filled),
      winding,
    },
  };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

const roundRadius = (exact: number, isHalf: boolean) =>
  isHalf ? Math.max(0.1, Math.floor(exact * 10 - 1) / 10) : exact;

function roundPath(data: SVGPathData): SVGPathData {
  let [startX, startY, fromX, fromY] = [0, 0, 0, 0];
  const roundX = (x: number) => roundToTenth(startX) + roundToTenth(x - startX);
  const roundY = (y: number) => roundToTenth(startY) + roundToTenth(y - startY);
  const commands = copyPath(data)
    .toAbs()
    .normalizeHVZ(false)
    .annotateArcs()
    .commands.map((command): SVGCommand => {
      if (!('x' in command && 'y' in command)) return command;
      if (command.type === SVGPathData.MOVE_TO) [startX, startY] = [command.x, command.y];
      const [midX, midY] = [(fromX + command.x) / 2, (fromY + command.y) / 2];
      [fromX, fromY] = [command.x, command.y];
      const end = { x: roundX(command.x), y: roundY(command.y) };
      if (command.type === SVGPathData.ARC) {
        const { cX = 0, cY = 0, rX, rY, xRot, sweepFlag, lArcFlag, relative, type } = command;
        const isHalf = Math.hypot(cX - midX, cY - midY) < Math.min(rX, rY) / 20;
        return {
          type,
          relative,
          rX: roundRadius(rX, isHalf),
          rY: roundRadius(rY, isHalf),
          xRot,
          sweepFlag,
          lArcFlag,
          ...end,
        };
      }
      const rounded: Record<string, unknown> = { ...command, ...end };
      if ('x1' in command) Object.assign(rounded, { x1: roundX(command.x1), y1: roundY(command.y1) });
      if ('x2' in command) Object.assign(rounded, { x2: roundX(command.x2), y2: roundY(command.y2) });
      return rounded as unknown as SVGCommand;
    });
  return new SVGPathData(commands);
}

function mergeIntoEarlier(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const found = mark.kind === 'path' ? findEarlier(mark, kept) : undefined;
    if (found) kept[found.index] = found.merged;
    else kept.push(mark);
  }
  return kept;
}

function findEarlier(mark: PathMark, kept: readonly Mark[]): { index: number; merged: PathMark } | undefined {
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index];
    if (!other) continue;
    const merged = other.kind === 'path' ? merge(other, mark) : undefined;
    if (merged) return { index, merged };
    if (intersects(other.coverage.touched, mark.coverage.touched)) return undefined;
  }
  return undefined;
}

function mergeIntoLater(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toReversed()) {
    const found = mark.kind === 'path' ? findLater(mark, kept) : undefined;
    if (found) kept[found.index] = found.merged;
    else kept.push(mark);
  }
  return kept.toReversed();
}

function findLater(mark: PathMark, kept: readonly Mark[]): { index: number; merged: PathMark } | undefined {
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index];
    if (!other) continue;
    const merged = other.kind === 'path' ? merge(mark, other) : undefined;
    if (merged) return { index, merged };
    if (intersects(other.coverage.touched, mark.coverage.touched)) return undefined;
  }
  return undefined;
}

function removeHidden(marks: readonly Mark[], grid: PixelGrid): Mark[] {
  let covered = grid.empty;
  const visible: Mark[] = [];
  for (const mark of marks.toReversed()) {
    if (isEmpty(mark.coverage.touched) || isSubset(mark.coverage.touched, covered)) continue;
    visible.push(mark);
    covered = union(covered, mark.coverage.filled);
  }
  return visible.toReversed();
}

function simplify(marks: readonly Mark[], grid: PixelGrid): Mark[] {
  const visible = removeHidden(marks, grid);
  return mergeAll(
    visible.map((mark): Mark => (mark.kind === 'group' ? { ...mark, marks: simplify(mark.marks, grid) } : mark)),
  );
}

function mergeAll(marks: readonly Mark[]): Mark[] {
  let now = mergeIntoLater(mergeIntoEarlier(marks));
  for (let before = marks.length; before !== now.length;) {
    before = now.length;
    now = mergeIntoLater(mergeIntoEarlier(now));
  }
  return now;
}

const isElement = (child: Element['children'][number]): child is Element => child.type === 'element';
const element = (name: string, attributes: Record<string, string>, children: Element[] = []): Element => ({
  type: 'element',
  name,
  attributes,
  children,
});

export const fewerElements = (width: number, height: number, prefix: string, keepUses: boolean): CustomPlugin => ({
  name: 'fewerElements',
  fn: (root) => {
    const svg = root.children.find((child): child is Element => child.type === 'element');
    if (!svg) throw new Error('the document has no root element');
    const grid = new PixelGrid(width, height);
    const marks = simplify(new Flattener(svg, grid, keepUses).childrenOf(svg), grid);

    const clips: Element[] = [];
    const usedIds = new Set<string>();
    const toElement = (mark: Mark): Element => {
      if (mark.kind === 'path') return element('path', { ...mark.paint, d: roundPath(mark.data).encode() });
      if (mark.kind === 'use') {
        usedIds.add(mark.id);
        return element('use', { href: `#${mark.id}`, transform: mark.transform });
      }
      const id = `${prefix}c${clips.length.toString(36)}`;
      clips.push(element('clipPath', { id }, [element('path', { d: roundPath(mark.clip).encode() })]));
      return element('g', { 'clip-path': `url(#${id})` }, mark.marks.map(toElement));
    };
    const body = marks.map(toElement);

    const defined = svg.children
      .filter(isElement)
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.filter(isElement));
    const definitionGrid = new PixelGrid(2 * width, 2 * height);
    const flattener = new Flattener(svg, definitionGrid, true, [1, 0, 0, 1, width, height]);
    const definitions: Element[] = [];
    for (const id of usedIds) {
      const definition = defined.find(({ attributes }) => attributes['id'] === id);
      if (definition) definitions.push(element('g', { id }, mergeAll(flattener.childrenOf(definition)).map(toElement)));
    }
    const fills = defined.filter(({ name }) => name === 'pattern' || name === 'linearGradient');
    svg.children = [element('defs', {}, [...fills, ...clips, ...definitions]), ...body];
    return {};
  },
});
