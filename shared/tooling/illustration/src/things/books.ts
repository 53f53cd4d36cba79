import type { Canvas, Mark } from '../canvas.ts';
import { box, clipped, disc, inked, shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { deckled, line, num, rectangle } from '../geometry.ts';
import { castBy, solid } from '../light.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import type { Frame } from '../view.ts';
import type { Stuff } from './paper.ts';

export interface Binding {
  w: number;
  h: number;
  t?: number;
  z?: number;
  cover: Colour;
  pages?: Colour;
  spine: 'stitched' | 'cloth' | 'coptic' | 'spiral';
  thread?: Colour;
  elastic?: Colour;
  ribbon?: Colour;
  edge?: number;
  stuff?: Stuff;
  art?: Mark;
}

function spineMarks(book: Binding, w: number, h: number): Mark {
  const thread = book.thread ?? palette.terracotta;
  if (book.spine === 'cloth') {
    return (
      inked(line(rectangle(0, 0, w * 0.13, h)), thread, 1.8) +
      stroke(`M${num(w * 0.105)} 6V${num(h - 6)}`, paler(thread, 0.5), 1.8, { dash: '7 6' })
    );
  }
  if (book.spine === 'stitched') {
    return (
      stroke(`M${num(w * 0.065)} ${num(h * 0.05)}V${num(h * 0.95)}`, thread, 3.2, { dash: '15 9' }) +
      stroke(`M${num(w * 0.105)} 0V${num(h)}`, darker(book.cover, 0.3), 1.3)
    );
  }
  if (book.spine === 'coptic') {
    let chain = '';
    let holes = '';
    for (const share of [0.12, 0.31, 0.5, 0.69, 0.88]) {
      const y = num(h * share);
      chain += `M0 ${y}H${num(w * 0.06)}M0 ${num(h * share + 6)}H${num(w * 0.06)}`;
      holes += disc(w * 0.065, h * share + 3, 4.5, { fill: palette.ink });
    }
    return stroke(chain, thread, 3.4) + holes;
  }
  let rings = '';
  for (let y = 14; y < h - 8; y += 19)
    rings += `M${num(w * 0.05)} ${num(y)}C${num(-w * 0.07)} ${num(y - 8)} ${num(-w * 0.07)} ${num(y + 8)} ${num(w * 0.05)} ${num(y + 4)}`;
  return stroke(rings, palette.ink, 4.4) + stroke(rings, mix(palette.paperShade, palette.marigold, 0.4), 1.8);
}

function sewnSections(book: Binding, h: number, t: number): Mark {
  const pages = book.pages ?? palette.paper;
  const board = Math.max(2.5, t * 0.14);
  const count = Math.max(3, Math.round((t - board * 2) / 9));
  const section = (t - board * 2) / count;
  let folds = '';
  for (let index = 0; index < count; index += 1)
    folds += inked(
      `M4 ${num(board + index * section)}H${num(h - 4)}q3 ${num(section / 2)} 0 ${num(section)}H4q-3 ${num(-section / 2)} 0 ${num(-section)}z`,
      index % 2 ? pages : darker(pages, 0.08),
      1.3,
    );
  let chains = '';
  for (const share of [0.12, 0.31, 0.5, 0.69, 0.88]) {
    for (let index = -1; index <= count; index += 1) {
      const [x, y] = [h * share, board + (index + 0.5) * section];
      chains += `M${num(x)} ${num(y - section * 0.6)}q${num(-6)} ${num(section * 0.5)} 0 ${num(section)}M${num(x + 5)} ${num(y - section * 0.6)}q6 ${num(section * 0.5)} 0 ${num(section)}`;
    }
  }
  return folds + stroke(chains, palette.ink, 5.2) + stroke(chains, book.thread ?? palette.terracotta, 3);
}

export function notebook(c: Canvas, f: Frame, book: Binding): Mark {
  const { w, h, t = 22, z = 0, cover, pages = palette.paper } = book;
  const g = f.at(0, 0, z);
  const board = Math.max(2.5, t * 0.14);
  const corners = (
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ] as const
  ).flatMap(
    ([x, y]) =>
      [
        [x, y, 0],
        [x, y, t],
      ] as const,
  );
  const outline = (level: number, step: number) =>
    line(
      (book.edge
        ? deckled(rectangle(-w / 2, -h / 2, w, h), c.random, book.edge, step)
        : rectangle(-w / 2, -h / 2, w, h)
      ).map(([x, y]) => g.point(x, y, level)),
    );
  const marks = [castBy(g, corners)];

  marks.push(inked(outline(0, 26), darker(cover, 0.3)));
  if (book.ribbon) {
    const [x, y] = g.point(w * 0.08, h / 2 - 6, t * 0.5);
    const tail = `M${num(x)} ${num(y)}c4 14-8 26 2 ${num(h * 0.1)}l8-10l7 12c-6-20 4-30-1-${num(h * 0.12)}z`;
    marks.push(
      shape(tail, { fill: palette.ink, opacity: 0.16, transform: 'translate(5 4)' }),
      inked(tail, book.ribbon, 1.6),
    );
  }
  let lines = '';
  for (let y = 3; y < t - board * 2 - 1; y += 4) lines += `M0 ${num(y)}H${num(Math.max(w, h))}`;
  const hatch = stroke(lines, darker(pages, 0.26), 1);
  marks.push(
    solid(g, [-w / 2 + 3, -h / 2 + 5, board], [w - 9, h - 10, t - board * 2], {
      colour: pages,
      shadowless: true,
      outline: 1.6,
      ...(f.upright > 0.05
        ? {
            front: clipped(c, line(rectangle(0, 0, w - 9, t - board * 2)), hatch),
            flank: clipped(c, line(rectangle(0, 0, h - 10, t - board * 2)), hatch),
          }
        : {}),
    }),
  );
  if (f.upright > 0.05) {
    marks.push(solid(g, [-w / 2, -h / 2, t - board], [w, h, board], { colour: cover, shadowless: true, outline: 1.8 }));
    if (g.facing(-1, 0).viewer > 0.02) {
      const spine = line([
        g.point(-w / 2, -h / 2, 0),
        g.point(-w / 2, h / 2, 0),
        g.point(-w / 2, h / 2, t),
        g.point(-w / 2, -h / 2, t),
      ]);
      if (book.spine === 'coptic') {
        marks.push(`<g transform="${g.flank(-w / 2, -h / 2, t, true)}">${sewnSections(book, h, t)}</g>`);
      } else if (book.spine !== 'spiral')
        marks.push(inked(spine, book.spine === 'cloth' ? darker(book.thread ?? cover, 0.15) : darker(cover, 0.12)));
    }
  }
  marks.push(shape(outline(t, 9), { fill: cover, stroke: palette.ink, width: 2 }));
  const art = `${book.stuff ? book.stuff(c, w, h) : ''}${book.art ?? ''}${spineMarks(book, w, h)}`;
  marks.push(`<g transform="${g.lay(-w / 2, -h / 2, t)}">${art}</g>`);
  if (book.elastic) {
    const x = w * 0.36;
    marks.push(
      inked(
        line([
          g.point(x, -h / 2 - 1, t),
          g.point(x + 8, -h / 2 - 1, t),
          g.point(x + 8, h / 2 + 1, t),
          g.point(x, h / 2 + 1, t),
        ]),
        book.elastic,
        1.5,
      ),
    );
    if (f.upright > 0.05)
      marks.push(
        inked(
          line([
            g.point(x, h / 2 + 1, t),
            g.point(x + 8, h / 2 + 1, t),
            g.point(x + 8, h / 2 + 1, 0),
            g.point(x, h / 2 + 1, 0),
          ]),
          darker(book.elastic, 0.2),
          1.5,
        ),
      );
  }
  return marks.join('');
}

export function upright(c: Canvas, f: Frame, book: Binding): Mark {
  const { w, h, t = 22, cover, pages = palette.paper } = book;
  const z = book.z ?? 0;
  const art = `${book.stuff ? book.stuff(c, w, h) : ''}${book.art ?? ''}${spineMarks(book, w, h)}`;
  let lines = '';
  for (let x = 4; x < t; x += 4) lines += `M${x} 0V${num(h)}`;
  let top = '';
  for (let y = 4; y < t; y += 4) top += `M0 ${y}H${num(w)}`;
  return solid(f, [-w / 2, -t / 2, z], [w, t, h], {
    colour: pages,
    sides: cover,
    front: art,
    onto: 0,
    top: stroke(top, darker(pages, 0.25), 1) + stroke(`M0 2H${num(w)}M0 ${num(t - 2)}H${num(w)}`, cover, 4),
    flank: box(3, 3, t - 6, h - 6, { fill: pages }) + stroke(lines, darker(pages, 0.25), 1),
  });
}

export function openBook(
  c: Canvas,
  f: Frame,
  options: {
    w: number;
    h: number;
    cover: Colour;
    pages?: Colour;
    t?: number;
    left?: Mark;
    right?: Mark;
    stuff?: Stuff;
    edge?: number;
    ribbon?: Colour;
  },
): Mark {
  const { w, h, cover, pages = palette.paper, t = 16 } = options;
  const at = (x: number, y: number, z = 0) => f.point(x, y, z);
  const board = line([at(-w - 7, -h / 2 - 7), at(w + 7, -h / 2 - 7), at(w + 7, h / 2 + 7), at(-w - 7, h / 2 + 7)]);
  const marks = [
    castBy(f, [
      [-w - 7, -h / 2 - 7, t],
      [w + 7, -h / 2 - 7, t],
      [w + 7, h / 2 + 7, t],
      [-w - 7, h / 2 + 7, t],
    ]),
    inked(board, cover),
  ];
  const page = (side: number, inset: number, level: number): Point[] => {
    const far = side * (w - inset);
    const bulge = (y: number): Point[] =>
      [0.16, 0.4, 0.7].map((share) => at(far * share, y, level + Math.sin(share * Math.PI) * 8));
    const edge = options.edge
      ? deckled(
          [
            [far, -h / 2],
            [far, h / 2],
          ],
          c.random,
          options.edge,
          10,
        )
          .slice(0, Math.round(h / 10))
          .map(([x, y]) => at(x, y, level))
      : [at(far, -h / 2, level), at(far, h / 2, level)];
    return [at(0, -h / 2, level - 3), ...bulge(-h / 2), ...edge, ...bulge(h / 2).reverse(), at(0, h / 2, level - 3)];
  };
  for (const side of [-1, 1]) {
    for (const [inset, level] of [
      [-3, t * 0.3],
      [0, t * 0.65],
    ] as const)
      marks.push(shape(line(page(side, inset, level)), { fill: darker(pages, 0.12), stroke: palette.ink, width: 1.2 }));
    const top = line(page(side, 4, t));
    const art = side < 0 ? options.left : options.right;
    marks.push(shape(top, { fill: side < 0 ? pages : darker(pages, 0.03) }));
    marks.push(
      `<g transform="${f.lay(side < 0 ? -w : 0, -h / 2, t)}">${options.stuff ? options.stuff(c, w, h) : ''}${art ?? ''}</g>`,
    );
    const gutter = (reach: number) =>
      shape(
        line([
          at(0, -h / 2, t - 3),
          at(side * w * reach, -h / 2, t + 3),
          at(side * w * reach, h / 2, t + 3),
          at(0, h / 2, t - 3),
        ]),
        { fill: palette.ink, opacity: side < 0 ? 0.05 : 0.09 },
      );
    marks.push(gutter(0.14), gutter(0.07), gutter(0.03), stroke(top, palette.ink, 1.8));
  }
  marks.push(stroke(line([at(0, -h / 2, t - 3), at(0, h / 2, t - 3)], false), palette.ink, 2));
  if (options.ribbon) {
    const [sx, sy] = at(0, -h / 2, t - 2);
    const [ex, ey] = at(w * 0.12, h / 2 + 44, 0);
    const path = `M${num(sx)} ${num(sy)}C${num(sx + 26)} ${num(sy + (ey - sy) * 0.4)} ${num(sx - 10)} ${num(sy + (ey - sy) * 0.7)} ${num(ex)} ${num(ey)}`;
    marks.push(stroke(path, palette.ink, 10, { cap: 'butt' }), stroke(path, options.ribbon, 7, { cap: 'butt' }));
  }
  return marks.join('');
}

export function handwriting(c: Canvas, w: number, rows: number, gap: number, colour: Colour = palette.inkSoft): Mark {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    let x = 0;
    const end = row === rows - 1 ? w * 0.55 : w * c.random.between(0.86, 1);
    while (x < end - 14) {
      const word = Math.min(end - x, c.random.between(22, 58));
      path += `M${num(x)} ${num(row * gap)}`;
      for (let step = 0; step < word - 5; step += 7)
        path += `q2 ${num(c.random.between(-7, -2))} 3.5 0t3.5 ${num(c.random.spread(1))}`;
      x += word + 9;
    }
  }
  return stroke(path, colour, 1.8);
}
