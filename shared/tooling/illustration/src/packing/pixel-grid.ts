import { SVGPathData } from 'svg-pathdata';

const CELL = 1;
/** How far antialiasing may extend beyond an edge, in picture units. */
const ANTIALIASING = 0.4;

export interface PixelSet {
  top: number;
  bottom: number;
  words: number;
  bits: Uint32Array;
}

export interface Coverage {
  touched: PixelSet;
  filled: PixelSet;
  winding: -1 | 0 | 1;
}

export const copyPath = (data: SVGPathData): SVGPathData =>
  new SVGPathData(data.commands.map((command) => ({ ...command })));

type Polyline = [x: number, y: number][];

function polylines(data: SVGPathData): Polyline[] {
  const lines: Polyline[] = [];
  let line: Polyline = [];
  let [x, y] = [0, 0];
  const open = (toX: number, toY: number) => {
    line = [[toX, toY]];
    lines.push(line);
    [x, y] = [toX, toY];
  };
  const commands = copyPath(data).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC().commands;
  for (const command of commands) {
    if (command.type === SVGPathData.MOVE_TO) open(command.x, command.y);
    else if (command.type === SVGPathData.LINE_TO) {
      line.push([command.x, command.y]);
      [x, y] = [command.x, command.y];
    } else if (command.type === SVGPathData.CURVE_TO) {
      const { x1, y1, x2, y2 } = command;
      const length =
        Math.hypot(x1 - x, y1 - y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(command.x - x2, command.y - y2);
      const pieces = Math.max(2, Math.ceil(length / 3));
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        line.push([p * x + q * x1 + r * x2 + s * command.x, p * y + q * y1 + r * y2 + s * command.y]);
      }
      [x, y] = [command.x, command.y];
    } else if (command.type === SVGPathData.CLOSE_PATH) {
      const [first] = line;
      if (first) {
        line.push([first[0], first[1]]);
        open(first[0], first[1]);
      }
    } else throw new Error(`unsupported path command ${command.type}`);
  }
  return lines.filter((each) => each.length > 0);
}

export class PixelGrid {
  readonly columns: number;
  readonly rows: number;
  readonly empty: PixelSet = { top: 0, bottom: 0, words: 0, bits: new Uint32Array() };

  constructor(width: number, height: number) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
  }

  cover(data: SVGPathData, isFilled: boolean, strokeWidth: number): Coverage {
    const lines = polylines(data);
    const reach = strokeWidth / 2 + ANTIALIASING;
    const ys = lines.flatMap((line) => line.map(([, y]) => y));
    const top = Math.max(0, Math.floor((Math.min(...ys) - reach) / CELL));
    const bottom = Math.min(this.rows, Math.ceil((Math.max(...ys) + reach) / CELL) + 1);
    if (!(top < bottom)) return { touched: this.empty, filled: this.empty, winding: 0 };
    const edge = this.emptyRows(top, bottom);
    for (const line of lines) this.markLine(line, edge, reach);
    if (!isFilled) return { touched: edge, filled: this.empty, winding: 0 };
    const { inside, winding } = this.inside(lines, top, bottom);
    return { touched: union(inside, edge), filled: difference(inside, edge), winding };
  }

  private emptyRows(top: number, bottom: number): PixelSet {
    const words = Math.ceil(this.columns / 32);
    return { top, bottom, words, bits: new Uint32Array((bottom - top) * words) };
  }

  private mark(cells: PixelSet, row: number, from: number, to: number): void {
    const start = (row - cells.top) * cells.words;
    const last = Math.min(this.columns - 1, to);
    for (let column = Math.max(0, from); column <= last; column += 1) {
      const at = start + (column >> 5);
      cells.bits[at] = (cells.bits[at] ?? 0) | (1 << (column & 31));
    }
  }

  private markLine(line: Polyline, into: PixelSet, reach: number): void {
    for (const [index, [x, y]] of line.entries()) {
      const [fromX, fromY] = line[index - 1] ?? [x, y];
      const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / CELL));
      for (let step = 1; step <= steps; step += 1) {
        this.markCircle(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps, into, reach);
      }
    }
  }

  private markCircle(x: number, y: number, into: PixelSet, reach: number): void {
    const last = Math.min(into.bottom - 1, Math.floor((y + reach) / CELL));
    for (let row = Math.max(into.top, Math.floor((y - reach) / CELL)); row <= last; row += 1) {
      const away = Math.max(0, row * CELL - y, y - (row + 1) * CELL);
      const half = Math.sqrt(Math.max(0, reach * reach - away * away));
      this.mark(into, row, Math.floor((x - half) / CELL), Math.floor((x + half) / CELL));
    }
  }

  private inside(lines: readonly Polyline[], top: number, bottom: number): { inside: PixelSet; winding: -1 | 0 | 1 } {
    const crossings: { at: number; turn: number }[][] = Array.from({ length: bottom - top }, () => []);
    for (const line of lines) {
      for (const [index, [x, y]] of line.entries()) {
        const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
        if (y === nextY) continue;
        const [low, high] = y < nextY ? [y, nextY] : [nextY, y];
        const last = Math.min(bottom - 1, Math.ceil(high / CELL - 0.5) - 1);
        for (let row = Math.max(top, Math.ceil(low / CELL - 0.5)); row <= last; row += 1) {
          const at = x + ((nextX - x) * ((row + 0.5) * CELL - y)) / (nextY - y);
          crossings[row - top]?.push({ at, turn: y < nextY ? 1 : -1 });
        }
      }
    }
    const inside = this.emptyRows(top, bottom);
    let [positive, negative] = [false, false];
    for (const [row, met] of crossings.entries()) {
      met.sort((a, b) => a.at - b.at);
      let wound = 0;
      for (const [index, { at, turn }] of met.entries()) {
        wound += turn;
        if (wound === 0) continue;
        if (wound > 0) positive = true;
        else negative = true;
        const until = met[index + 1]?.at ?? at;
        this.mark(inside, row + top, Math.ceil(at / CELL - 0.5), Math.floor(until / CELL - 0.5));
      }
    }
    if (positive && negative) return { inside, winding: 0 };
    return { inside, winding: negative ? -1 : 1 };
  }
}

const bitsAt = (cells: PixelSet, row: number, word: number) =>
  row < cells.top || row >= cells.bottom ? 0 : (cells.bits[(row - cells.top) * cells.words + word] ?? 0);

export function union(one: PixelSet, other: PixelSet): PixelSet {
  if (one.words === 0) return other;
  if (other.words === 0) return one;
  const [top, bottom] = [Math.min(one.top, other.top), Math.max(one.bottom, other.bottom)];
  const bits = new Uint32Array((bottom - top) * one.words);
  bits.set(one.bits, (one.top - top) * one.words);
  const start = (other.top - top) * one.words;
  for (const [index, word] of other.bits.entries()) bits[start + index] = (bits[start + index] ?? 0) | word;
  return { ...one, top, bottom, bits };
}

const combine = (one: PixelSet, other: PixelSet, operator: (bits: number, others: number) => number): PixelSet => ({
  ...one,
  bits: one.bits.map((bits, index) =>
    operator(bits, bitsAt(other, one.top + Math.floor(index / one.words), index % one.words)),
  ),
});

export const intersection = (one: PixelSet, other: PixelSet): PixelSet =>
  combine(one, other, (bits, others) => bits & others);
export const difference = (one: PixelSet, other: PixelSet): PixelSet =>
  combine(one, other, (bits, others) => bits & ~others);
export const isEmpty = (cells: PixelSet): boolean => cells.bits.every((bits) => bits === 0);

export function intersects(one: PixelSet, other: PixelSet): boolean {
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  const [start, ahead] = [(top - one.top) * one.words, (top - other.top) * one.words];
  for (let index = 0; index < (bottom - top) * one.words; index += 1) {
    if (((one.bits[start + index] ?? 0) & (other.bits[ahead + index] ?? 0)) !== 0) return true;
  }
  return false;
}

export const isSubset = (one: PixelSet, other: PixelSet): boolean => isEmpty(difference(one, other));
