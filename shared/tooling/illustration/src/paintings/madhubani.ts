import type { Canvas, Mark } from '../canvas.ts';
import { reusable, clipped, disc, group, inked, moved, shape, stroke } from '../canvas.ts';
import { curve, ellipse, line, num } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';
import { leaf, lotus } from '../things/plants.ts';
import { border } from './border.ts';
import { doubled, eye } from './strokes.ts';

export const PAINTING = { w: 600, h: 760 } as const;
const { w, h } = PAINTING;

export function fish(c: Canvas, body: Colour, fins: Colour, accent: Colour): Mark {
  const outline = 'M-92 0C-40 -84 70 -92 150 -8Q156 0 150 8C70 92 -40 84 -92 0z';
  const belly = 'M-70 16C-20 72 60 76 112 34C60 44 -10 44 -70 16z';
  const head = 'M84 -56C118 -40 140 -22 150 -8Q156 0 150 8C140 22 118 40 84 56C66 20 66 -20 84 -56z';
  const tail =
    'M-86 0C-112 -22 -132 -62 -170 -72C-158 -40 -160 -14 -150 0C-160 14 -158 40 -170 72C-132 62 -112 22 -86 0z';
  const top = 'M-40 -60C-34 -100 10 -118 62 -104C52 -92 52 -82 58 -68C20 -82 -10 -76 -40 -60z';
  const low = 'M-20 66C-24 96 8 114 40 108C30 96 30 86 34 76C12 82 -6 78 -20 66z';
  return (
    doubled(tail, fins, infill(c, 'lines', darker(fins, 0.5), 1, 0)) +
    doubled(top, accent, infill(c, 'lines', darker(accent, 0.5), 1, 70)) +
    doubled(low, accent, infill(c, 'lines', darker(accent, 0.5), 1, 110)) +
    shape(outline, { fill: body }) +
    shape(outline, { fill: infill(c, 'scales', darker(body, 0.55), 1.15, 90) }) +
    shape(belly, { fill: paler(accent, 0.3) }) +
    shape(belly, { fill: infill(c, 'chevrons', darker(accent, 0.4), 1) }) +
    stroke(belly, palette.ink, 1.6) +
    stroke(outline, palette.ink, 6.4) +
    stroke(outline, palette.paper, 2.4) +
    doubled(head, mix(body, palette.paper, 0.55), undefined) +
    stroke('M92 -40Q80 0 92 40M101 -36Q90 0 101 36', palette.ink, 1.8) +
    eye(116, -12, 13) +
    stroke('M148 8Q132 16 122 14', palette.ink, 2.4)
  );
}

function lotusPad(x: number, y: number, r: number, turn: number, colour: Colour): Mark {
  const pad = line([...ellipse(0, 0, r, r, 20, 0.06, 0.94), [0, 0]]);
  let veins = '';
  for (let vein = 1; vein < 9; vein += 1) {
    const [vx, vy] = ellipse(0, 0, r * 0.86, r * 0.86, 9, 0.06, 0.94)[vein] ?? [0, 0];
    veins += `M0 0L${num(vx)} ${num(vy)}`;
  }
  return group(moved(x, y, turn), doubled(pad, colour), stroke(veins, darker(colour, 0.5), 1.6));
}

export function fishPond(c: Canvas): Mark {
  const ripple = Array.from({ length: 17 }, (_, row) => {
    let path = `M58 ${84 + row * 37}`;
    for (let x = 58; x < 530; x += 44) path += 'q11 -12 22 0t22 0';
    return path;
  }).join('');
  return (
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: '#d3e6e6' },
    ) +
    stroke(ripple, '#6f9fb0', 2) +
    lotusPad(122, 130, 54, 30, palette.leafLight) +
    lotusPad(486, 636, 56, 200, palette.leafLight) +
    lotusPad(478, 116, 38, 100, palette.leaf) +
    lotusPad(112, 648, 40, 330, palette.leaf) +
    group(moved(300, 236, -14, 1.12), fish(c, palette.terracotta, palette.leaf, palette.marigold)) +
    group(moved(300, 530, 166, 1.12), fish(c, palette.marigold, palette.indigo, palette.rose)) +
    group(moved(300, 412), lotus(66)) +
    border(c, w, h, 'leaves', palette.leaf, palette.terracotta)
  );
}

export function peacock(c: Canvas): Mark {
  const feather = (main: Colour, key: string) =>
    reusable(
      c,
      `feather ${key}`,
      () =>
        stroke('M0 0V-96', palette.leaf, 3) +
        stroke('M0 -20l-9 -12M0 -20l9 -12M0 -38l-10 -13M0 -38l10 -13M0 -56l-11 -14M0 -56l11 -14', palette.leaf, 1.7) +
        inked('M0 -84C-20 -92 -24 -122 0 -142C24 -122 20 -92 0 -84z', main, 2.2) +
        inked('M0 -94C-13 -99 -15 -117 0 -129C15 -117 13 -99 0 -94z', palette.marigold, 1.5) +
        inked('M0 -99C-8 -103 -8 -113 0 -118C8 -113 8 -103 0 -99z', palette.indigo, 1.3),
    );
  const green = feather(palette.leafLight, 'green');
  const clay = feather(palette.terracotta, 'clay');
  const fan = [
    { count: 13, scale: 2.3, stamp: green },
    { count: 11, scale: 1.85, stamp: clay },
    { count: 9, scale: 1.25, stamp: green },
  ]
    .map(({ count, scale, stamp }) =>
      Array.from({ length: count }, (_, index) =>
        stamp(moved(318, 480, -88 + (index * 172) / (count - 1), scale)),
      ).join(''),
    )
    .join('');
  const body =
    'M192 300C176 262 196 222 232 214C268 210 284 240 276 276C270 312 288 332 330 360C386 396 408 452 388 510C366 572 298 588 246 548C202 514 190 452 206 402C216 366 206 334 192 300z';
  const wing = 'M248 420C292 396 352 420 374 478C384 518 350 548 310 540C272 528 246 482 248 420z';
  let ground = '';
  for (let x = 56; x < 540; x += 34)
    ground += `M${x} 704C${x + 2} 672 ${x + 12} 664 ${x + 17} 650C${x + 22} 664 ${x + 32} 672 ${x + 34} 704z`;
  return (
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: paler(palette.marigold, 0.72) },
    ) +
    clipped(c, 'M46 46H554V714H46z', fan) +
    inked(ground, palette.leafLight, 1.8) +
    stroke(
      'M284 562V672M284 672l-22 14M284 672l20 15M284 672v18M322 556V668M322 668l-22 14M322 668l22 15M322 668v18',
      palette.ink,
      5,
    ) +
    shape(body, { fill: palette.indigo }) +
    shape(body, { fill: infill(c, 'scales', paler(palette.indigo, 0.55), 1.1) }) +
    stroke(body, palette.ink, 6.6) +
    stroke(body, palette.paper, 2.6) +
    doubled(wing, palette.terracotta, infill(c, 'lines', paler(palette.marigold, 0.3), 1.3, 62)) +
    inked('M194 262C176 260 158 268 146 282C164 284 182 286 196 286z', palette.marigold, 2.2) +
    eye(228, 252, 15) +
    stroke(
      'M236 214C232 190 220 178 212 160M244 212C246 188 244 172 244 152M252 216C260 194 270 182 278 168',
      palette.ink,
      2.6,
    ) +
    [
      [212, 158],
      [244, 148],
      [280, 164],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 7.5, { fill: palette.leaf, stroke: palette.ink, width: 1.8 }))
      .join('') +
    border(c, w, h, 'lotus', palette.rose, palette.leaf)
  );
}

export function elephant(): Mark {
  const broad = 7;
  const body =
    'M150 330C170 268 250 246 330 254C420 250 484 300 492 376C496 420 490 470 492 560C492 572 440 572 438 560C436 520 434 496 424 470C400 486 350 490 310 482C306 510 304 530 304 560C304 574 250 574 250 560C250 520 246 500 236 470C206 480 176 470 162 448C148 470 140 510 146 540C150 564 170 566 176 548C182 536 196 544 192 560C184 596 128 596 114 556C100 510 100 450 112 410C120 372 136 352 150 330z';
  const farLegs =
    'M316 468C322 500 326 530 326 552C326 566 374 566 374 552C374 526 370 500 362 468zM392 462C396 500 392 530 392 552C392 566 436 566 436 552L430 462z';
  const ear = 'M222 300C266 290 300 320 296 372C294 416 262 440 236 420C212 400 206 340 222 300z';
  const cloth =
    'M300 252C350 246 400 252 440 274C448 330 446 390 436 436C392 446 350 446 314 440C330 380 326 310 300 252z';
  const toes = [
    [266, 560],
    [288, 560],
    [454, 560],
    [476, 560],
  ];
  const petals = [-68, 68, -34, 34, 0].map((turn) =>
    group(
      `rotate(${turn})`,
      inked('M0 0C-22 -24 -18 -50 0 -66C18 -50 22 -24 0 0z', turn ? palette.rose : paler(palette.rose, 0.4), 5),
    ),
  );
  const dots = (count: number, [x0, y0]: Point, [x1, y1]: Point) =>
    Array.from({ length: count }, (_, index) => {
      const along = index / (count - 1);
      const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along];
      return disc(x, y, 15, { fill: index % 2 ? palette.marigold : palette.indigo, stroke: palette.ink, width: 5 });
    }).join('');
  const sides: readonly [number, Point, Point][] = [
    [11, [40, 40], [w - 40, 40]],
    [11, [40, h - 40], [w - 40, h - 40]],
    [13, [40, 97], [40, h - 97]],
    [13, [w - 40, 97], [w - 40, h - 97]],
  ];
  return (
    shape(
      line([
        [76, 76],
        [w - 76, 76],
        [w - 76, h - 76],
        [76, h - 76],
      ]),
      { fill: paler(palette.marigold, 0.78), stroke: palette.ink, width: broad },
    ) +
    sides.map((side) => dots(...side)).join('') +
    inked('M76 590Q300 568 524 590V684H76z', palette.leafLight, broad) +
    inked(farLegs, mix(paler(palette.indigo, 0.28), palette.ink, 0.18), broad) +
    inked(body, paler(palette.indigo, 0.34), broad) +
    toes.map(([x = 0, y = 0]) => disc(x, y, 9, { fill: palette.paper, stroke: palette.ink, width: 4 })).join('') +
    inked(cloth, palette.terracotta, broad) +
    inked('M312 404C350 412 400 410 442 398L436 436C392 446 350 446 314 440z', palette.marigold, broad) +
    [
      [352, 300],
      [404, 304],
      [366, 360],
      [414, 360],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 17, { fill: palette.marigold, stroke: palette.ink, width: 5 }))
      .join('') +
    inked(ear, palette.rose, broad) +
    ['M438 512H492V544H438z', 'M250 512H304V544H250z'].map((ring) => inked(ring, palette.marigold, 5)).join('') +
    inked('M168 450C150 470 128 476 104 470C128 492 166 488 190 466z', palette.paper, 5) +
    eye(178, 350, 19) +
    inked('M184 284C198 266 220 262 236 274C230 300 212 318 188 326C178 312 178 298 184 284z', palette.marigold, 5) +
    stroke('M492 380C514 402 520 440 512 470', palette.ink, 8) +
    inked('M507 464C498 482 503 498 511 506C520 496 522 480 517 464z', palette.ink) +
    [
      [170, 196],
      [300, 172],
      [430, 196],
    ]
      .map(([x = 0, y = 0]) => group(moved(x, y), ...petals))
      .join('') +
    [
      [150, 660],
      [300, 664],
      [450, 660],
    ]
      .map(([x = 0, y = 0]) =>
        inked(
          `M${x} ${y}C${x - 46} ${y - 12} ${x - 26} ${y - 52} ${x} ${y - 60}C${x + 26} ${y - 52} ${x + 46} ${y - 12} ${x} ${y}z`,
          palette.leaf,
          5,
        ),
      )
      .join('')
  );
}

export function sun(c: Canvas): Mark {
  const [x, y] = [300, 372];
  const rays = (count: number, inner: number, outer: number, width: number, colour: Colour, offset: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + offset) / count) * Math.PI * 2;
      const at = (turn: number, radius: number): Point => [
        x + Math.cos(angle + turn) * radius,
        y + Math.sin(angle + turn) * radius,
      ];
      return inked(
        curve(
          [
            at(-width, inner),
            at(-width * 0.75, (inner + outer) / 2),
            at(0, outer),
            at(width * 0.75, (inner + outer) / 2),
            at(width, inner),
          ],
          true,
          0.7,
        ),
        colour,
        2,
      );
    }).join('');
  const ring = (radius: number, fill: Colour, pattern?: Colour) =>
    doubled(line(ellipse(x, y, radius, radius, 40)), fill, pattern);
  return (
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: paler(palette.indigo, 0.15) },
    ) +
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: infill(c, 'dots', paler(palette.indigo, 0.5), 2) },
    ) +
    rays(16, 176, 246, 0.17, palette.terracotta, 0) +
    rays(16, 170, 226, 0.13, palette.marigold, 0.5) +
    ring(184, palette.rose, infill(c, 'lines', darker(palette.rose, 0.45), 1.2, 45)) +
    ring(160, palette.leaf, infill(c, 'dots', paler(palette.leaf, 0.6), 1.2)) +
    ring(138, palette.marigold) +
    inked('M250 348Q268 326 288 342M312 342Q332 326 350 348', 'none', 3.4) +
    eye(266, 366, 24) +
    eye(334, 366, 24) +
    inked(
      'M298 360C290 396 284 410 290 418C296 424 306 424 310 418C314 410 306 396 302 360',
      paler(palette.marigold, 0.25),
      2.2,
    ) +
    inked(
      'M262 446C280 432 292 438 300 444C308 438 320 432 338 446C322 460 278 460 262 446z',
      palette.terracotta,
      2.2,
    ) +
    stroke('M264 446Q300 452 336 446', palette.ink, 2) +
    stroke('M286 430Q260 424 236 440Q226 446 220 436M314 430Q340 424 364 440Q374 446 380 436', palette.ink, 6) +
    inked('M300 268C310 288 310 310 300 326C290 310 290 288 300 268z', palette.terracotta, 2) +
    stroke('M262 290Q300 270 338 290M254 304Q300 280 346 304', palette.terracotta, 4) +
    disc(228, 404, 14, { fill: palette.rose, opacity: 0.6 }) +
    disc(372, 404, 14, { fill: palette.rose, opacity: 0.6 }) +
    [
      [110, 120, 45],
      [490, 120, 135],
      [110, 640, -45],
      [490, 640, -135],
    ]
      .map(([px = 0, py = 0, turn = 0]) =>
        group(moved(px, py, turn - 90), `<g transform="translate(0 40)">${lotus(64, palette.rose)}</g>`),
      )
      .join('') +
    border(c, w, h, 'diamonds', palette.marigold, palette.terracotta)
  );
}

export function birds(c: Canvas): Mark {
  const bird = (body: Colour, wing: Colour) =>
    doubled(
      'M-96 40C-70 -6 -40 -34 4 -40C16 -74 58 -82 80 -58C96 -40 92 -14 70 0C60 44 16 72 -34 62C-70 90 -110 98 -146 92C-124 80 -106 64 -96 40z',
      body,
      infill(c, 'seeds', paler(body, 0.5), 0.9),
    ) +
    doubled(
      'M-56 22C-30 -12 14 -18 40 0C34 34 2 54 -40 50C-66 54 -92 66 -112 62C-88 52 -70 42 -56 22z',
      wing,
      infill(c, 'lines', darker(wing, 0.5), 1.1, -24),
    ) +
    inked('M84 -52L118 -40L88 -30z', palette.marigold, 2) +
    eye(62, -46, 10) +
    stroke('M-10 64l-4 30M12 60l4 34', palette.ink, 4);
  const trunk =
    'M280 712C300 640 270 560 288 470C300 400 280 330 296 250L312 250C316 330 324 400 318 470C316 560 342 640 330 712z';
  const boughs =
    'M298 470C240 470 180 480 110 452M312 470C370 470 420 482 490 452M298 340C230 330 180 300 140 250M306 340C370 330 420 300 460 250M302 260C296 210 300 180 300 130M296 600C240 600 190 612 130 588M314 600C370 600 420 612 470 588';
  const twigs: [number, number, number][] = [
    [140, 250, -120],
    [460, 250, -60],
    [300, 130, -90],
    [110, 452, 190],
    [490, 452, -10],
    [130, 588, 170],
    [470, 588, 10],
    [220, 322, -110],
    [380, 322, -70],
    [298, 200, -150],
    [304, 200, -30],
    [190, 600, 110],
    [410, 600, 70],
    [180, 472, -100],
    [420, 472, -80],
  ];
  return (
    shape(
      line([
        [46, 46],
        [w - 46, 46],
        [w - 46, h - 46],
        [46, h - 46],
      ]),
      { fill: paler(palette.leafLight, 0.72) },
    ) +
    stroke(boughs, palette.ink, 15) +
    stroke(boughs, palette.terracotta, 10) +
    doubled(trunk, palette.terracotta, infill(c, 'chevrons', paler(palette.marigold, 0.2), 1.3)) +
    twigs
      .map(([x, y, turn], index) =>
        [-42, 0, 42]
          .map(
            (by) =>
              `<g transform="${moved(x, y, turn + by)}">${leaf(54, index % 2 ? palette.leaf : palette.leafLight)}</g>`,
          )
          .join(''),
      )
      .join('') +
    [
      [140, 236],
      [460, 236],
      [300, 116],
      [106, 596],
      [494, 596],
    ]
      .map(
        ([x = 0, y = 0]) =>
          inked(line(ellipse(x, y, 20, 20, 16)), palette.rose, 2) +
          disc(x, y, 12, { stroke: palette.paper, width: 3, dash: '3 4' }) +
          disc(x, y, 6, { fill: palette.marigold }),
      )
      .join('') +
    group(moved(176, 376, 0, 0.92), bird(palette.indigo, palette.marigold)) +
    `<g transform="translate(424 376) scale(-.92 .92)">${bird(palette.terracotta, palette.leafLight)}</g>` +
    inked(
      Array.from({ length: 14 }, (_, index) => `M${56 + index * 35} 714q17 -44 35 0z`).join(''),
      palette.leaf,
      1.8,
    ) +
    border(c, w, h, 'waves', palette.indigo, palette.marigold)
  );
}
