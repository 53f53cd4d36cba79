import { SVGPathData } from 'svg-pathdata';
import type { CustomPlugin } from 'svgo';

import { copied, isEmpty, isWithin, meet, Sheet, union } from './coverage.ts';
import type { Element, Mark, PathMark } from './marks.ts';
import { Unfolding } from './marks.ts';

type SVGCommand = SVGPathData['commands'][number];

const keyOf = (paint: PathMark['paint']) =>
  Object.keys(paint)
    .sort()
    .filter((name) => !(paint['stroke'] ?? 'none').startsWith('none') || !name.startsWith('stroke'))
    .map((name) => `${name}=${paint[name]}`)
    .join(' ');

/** The two as one path, or nothing where that would look different. `first` is painted before `second`. */
function united(first: PathMark, second: PathMark): PathMark | undefined {
  if (keyOf(first.paint) !== keyOf(second.paint)) return undefined;
  const { fill = '', stroke = 'none', opacity } = first.paint;
  let added = second.data.commands;
  let winding = first.coverage.winding;
  if (second.coverage.winding !== winding) winding = 0;
  if (meet(first.coverage.touched, second.coverage.touched)) {
    const isPlain = opacity === undefined && (fill === 'none' || (stroke === 'none' && fill.startsWith('#')));
    if (!isPlain) return undefined;
    if (fill !== 'none') {
      if (first.coverage.winding === 0 || second.coverage.winding === 0) return undefined;
      if (first.coverage.winding !== second.coverage.winding) {
        added = copied(second.data).normalizeHVZ(false).normalizeST().aToC().reverse().commands;
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

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The radius of an arc on tenths. Of half a circle it is given too small, and grows to fit: too long by a hair it would shift the circle. */
const radius = (exact: number, isHalf: boolean) => (isHalf ? Math.max(0.1, Math.floor(exact * 10 - 1) / 10) : exact);

/**
 * Path data on tenths of a unit. Each outline is rounded as seen from where it begins: the same stamp gives the same numbers wherever it
 * stands, and packs to next to nothing.
 */
function settled(data: SVGPathData): SVGPathData {
  let [startX, startY, fromX, fromY] = [0, 0, 0, 0];
  const acrossX = (x: number) => tenth(startX) + tenth(x - startX);
  const acrossY = (y: number) => tenth(startY) + tenth(y - startY);
  const commands = copied(data)
    .toAbs()
    .normalizeHVZ(false)
    .annotateArcs()
    .commands.map((command): SVGCommand => {
      if (!('x' in command && 'y' in command)) return command;
      if (command.type === SVGPathData.MOVE_TO) [startX, startY] = [command.x, command.y];
      const [midX, midY] = [(fromX + command.x) / 2, (fromY + command.y) / 2];
      [fromX, fromY] = [command.x, command.y];
      const at = { x: acrossX(command.x), y: acrossY(command.y) };
      if (command.type === SVGPathData.ARC) {
        const { cX = 0, cY = 0, rX, rY, xRot, sweepFlag, lArcFlag, relative, type } = command;
        const isHalf = Math.hypot(cX - midX, cY - midY) < Math.min(rX, rY) / 20;
        return { type, relative, rX: radius(rX, isHalf), rY: radius(rY, isHalf), xRot, sweepFlag, lArcFlag, ...at };
      }
      const moved: Record<string, unknown> = { ...command, ...at };
      if ('x1' in command) Object.assign(moved, { x1: acrossX(command.x1), y1: acrossY(command.y1) });
      if ('x2' in command) Object.assign(moved, { x2: acrossX(command.x2), y2: acrossY(command.y2) });
      return moved as unknown as SVGCommand;
    });
  return new SVGPathData(commands);
}

/** Joins each mark to the nearest earlier one that is painted like it, where nothing between the two would come to lie otherwise. */
function gathered(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const at = mark.kind === 'path' ? placeFor(mark, kept) : undefined;
    if (at) kept[at.index] = at.whole;
    else kept.push(mark);
  }
  return kept;
}

function placeFor(mark: PathMark, kept: readonly Mark[]): { index: number; whole: PathMark } | undefined {
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index];
    if (!other) continue;
    const whole = other.kind === 'path' ? united(other, mark) : undefined;
    if (whole) return { index, whole };
    if (meet(other.coverage.touched, mark.coverage.touched)) return undefined;
  }
  return undefined;
}

/** The same the other way: each mark waits for the next later one that is painted like it. */
function awaited(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toReversed()) {
    const at = mark.kind === 'path' ? laterPlaceFor(mark, kept) : undefined;
    if (at) kept[at.index] = at.whole;
    else kept.push(mark);
  }
  return kept.toReversed();
}

function laterPlaceFor(mark: PathMark, kept: readonly Mark[]): { index: number; whole: PathMark } | undefined {
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index];
    if (!other) continue;
    const whole = other.kind === 'path' ? united(mark, other) : undefined;
    if (whole) return { index, whole };
    if (meet(other.coverage.touched, mark.coverage.touched)) return undefined;
  }
  return undefined;
}

/** Without what lies outside of the picture or wholly beneath later marks. */
function visible(marks: readonly Mark[], sheet: Sheet): Mark[] {
  let above = sheet.nothing;
  const seen: Mark[] = [];
  for (const mark of marks.toReversed()) {
    if (isEmpty(mark.coverage.touched) || isWithin(mark.coverage.touched, above)) continue;
    seen.push(mark);
    above = union(above, mark.coverage.filled);
  }
  return seen.toReversed();
}

function fewer(marks: readonly Mark[], sheet: Sheet): Mark[] {
  const seen = visible(marks, sheet);
  return joined(
    seen.map((mark): Mark => (mark.kind === 'group' ? { ...mark, marks: fewer(mark.marks, sheet) } : mark)),
  );
}

/** Goes over the marks both ways until there is nothing more to join. */
function joined(marks: readonly Mark[]): Mark[] {
  let now = awaited(gathered(marks));
  for (let before = marks.length; before !== now.length;) {
    before = now.length;
    now = awaited(gathered(now));
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

/** Draws a picture of fewer elements that looks the same: a phone pays for each one, not for what stands in it. */
export const fewerElements = (width: number, height: number, prefix: string, areStampsKept: boolean): CustomPlugin => ({
  name: 'fewerElements',
  fn: (root) => {
    const svg = root.children.find((child): child is Element => child.type === 'element');
    if (!svg) throw new Error('no picture');
    const sheet = new Sheet(width, height);
    const marks = fewer(new Unfolding(svg, sheet, areStampsKept).of(svg), sheet);

    const clips: Element[] = [];
    const stamped = new Set<string>();
    const drawn = (mark: Mark): Element => {
      if (mark.kind === 'path') return element('path', { ...mark.paint, d: settled(mark.data).encode() });
      if (mark.kind === 'stamp') {
        stamped.add(mark.id);
        return element('use', { href: `#${mark.id}`, transform: mark.transform });
      }
      const attributes: Record<string, string> = { ...mark.attributes };
      if (mark.clip) {
        const id = `${prefix}c${clips.length.toString(36)}`;
        clips.push(element('clipPath', { id }, [element('path', { d: settled(mark.clip).encode() })]));
        attributes['clip-path'] = `url(#${id})`;
      }
      return element('g', attributes, mark.marks.map(drawn));
    };
    const body = marks.map(drawn);

    const defined = svg.children
      .filter(isElement)
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.filter(isElement));
    // A stamp is drawn round 0, 0: its sheet reaches as far to all sides as it can be seen.
    const around = new Sheet(2 * width, 2 * height);
    const inside = new Unfolding(svg, around, true, [1, 0, 0, 1, width, height]);
    const stamps: Element[] = [];
    for (const id of stamped) {
      const stamp = defined.find(({ attributes }) => attributes['id'] === id);
      if (stamp) stamps.push(element('g', { id }, joined(inside.of(stamp)).map(drawn)));
    }
    const fills = defined.filter(({ name }) => name === 'pattern' || name === 'linearGradient');
    svg.children = [element('defs', {}, [...fills, ...clips, ...stamps]), ...body];
    return {};
  },
});
