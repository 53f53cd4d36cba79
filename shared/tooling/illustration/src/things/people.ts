import type { Canvas, Mark } from '../canvas.ts';
import { clipped, disc, group, inked, oval, shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { curve, num } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { darker, mix, palette, paler } from '../palette.ts';
import { infill } from '../textures.ts';

export const skins = {
  umber: mix(palette.inkSoft, palette.terracotta, 0.42),
  sienna: mix(palette.terracotta, palette.inkSoft, 0.3),
  ochre: mix(mix(palette.terracotta, palette.marigold, 0.35), palette.inkSoft, 0.25),
} as const;

/** A person facing right, about 410 units tall, with the feet near (0, 0). */
export interface Person {
  dress: 'sari' | 'kurta';
  skin: Colour;
  cloth: Colour;
  second: Colour;
  hip: Point;
  shoulder: Point;
  feet: readonly [Point, Point];
  front: readonly [Point, Point];
  back: readonly [Point, Point];
  nod?: number;
  turban?: Colour;
  grey?: boolean;
}

const hair = mix(palette.ink, palette.indigo, 0.2);

function limb(points: readonly Point[], width: number, colour: Colour): Mark {
  const path = curve(points, false, 0.8);
  return stroke(path, palette.ink, width + 4.4) + stroke(path, colour, width);
}

function head(person: Person): Mark {
  const [sx, sy] = person.shoulder;
  const tint = person.grey ? mix(palette.inkSoft, palette.paperShade, 0.6) : hair;
  const face =
    'M-24 -30C-10 -46 22 -44 28 -22C29 -16 30 -12 36 -2C37 2 34 4 30 4C31 14 28 24 14 26C4 30 -10 26 -18 12C-26 0 -30 -18 -24 -30z';
  const marks: Mark[] = [];
  marks.push(
    limb(
      [
        [sx - 2, sy - 2],
        [sx + 6, sy - 30],
      ],
      18,
      person.skin,
    ),
  );
  const inner: Mark[] = [];
  if (person.dress === 'sari') inner.push(inked('M-30 -6A17 17 0 1 0 -30 18A17 15 0 0 0 -22 2z', tint, 2.2));
  inner.push(inked(face, person.skin, 2.2));
  if (person.turban) {
    inner.push(
      inked('M-32 -14C-40 -44 -12 -62 12 -54C34 -50 38 -34 30 -24C10 -34 -14 -30 -32 -14z', person.turban, 2.2) +
        stroke('M-34 -22C-14 -44 10 -46 32 -34M-26 -40C-8 -54 12 -54 26 -46', darker(person.turban, 0.35), 1.8) +
        inked('M-32 -16C-44 -6 -44 12 -38 26C-32 14 -28 0 -24 -10z', darker(person.turban, 0.1), 2),
    );
  } else {
    inner.push(
      inked('M-22 10C-36 -6 -36 -36 -14 -46C8 -56 30 -44 30 -22C20 -32 6 -32 -2 -24C-2 -12 -8 2 -22 10z', tint, 2.2),
    );
  }
  inner.push(stroke('M16 -8q6 5 12 0M14 -17q7 -5 13 -1M22 14q5 2 8 -2', palette.ink, 2.2));
  if (person.dress === 'sari')
    inner.push(
      disc(-4, 10, 4.4, { fill: palette.marigold, stroke: palette.ink, width: 1.4 }),
      disc(27, -25, 2.8, { fill: palette.terracotta }),
    );
  else if (!person.grey) inner.push(stroke('M24 7q5 3 8 0', palette.ink, 3));
  else inner.push(inked('M22 5q8 -2 12 4q-6 6 -14 2z', tint, 1.5));
  marks.push(group(`translate(${num(sx + 10)} ${num(sy - 56)}) rotate(${person.nod ?? 0})`, ...inner));
  return marks.join('');
}

export function person(c: Canvas, who: Person): Mark {
  const { cloth, second, skin, hip, shoulder, feet, front, back } = who;
  const [[hx, hy], [sx, sy]] = [hip, shoulder];
  const marks: Mark[] = [
    oval((feet[0][0] + feet[1][0]) / 2 + 34, Math.max(feet[0][1], feet[1][1]) + 8, 92, 13, {
      fill: palette.ink,
      opacity: 0.14,
    }),
  ];
  const sleeve = (arm: readonly [Point, Point], at: Point, tone: Colour) => {
    const share = who.dress === 'sari' ? 0.62 : 0.98;
    const cuff: Point = [at[0] + (arm[0][0] - at[0]) * share, at[1] + (arm[0][1] - at[1]) * share];
    return (
      limb([at, arm[0], arm[1]], 16, skin) +
      disc(arm[1][0], arm[1][1], 11, { fill: skin, stroke: palette.ink, width: 2.2 }) +
      stroke(curve([at, arm[0], arm[1]], false, 0.8), skin, 14) +
      (who.dress === 'sari'
        ? limb([at, cuff], 25, tone)
        : limb([at, cuff, [cuff[0] + (arm[1][0] - cuff[0]) * 0.3, cuff[1] + (arm[1][1] - cuff[1]) * 0.3]], 26, tone))
    );
  };
  const bangles = (arm: readonly [Point, Point]) => {
    const [ex, ey] = arm[0];
    const [wx, wy] = [arm[1][0] + (ex - arm[1][0]) * 0.26, arm[1][1] + (ey - arm[1][1]) * 0.26];
    return disc(wx, wy, 8.6, { stroke: palette.marigold, width: 3.6 });
  };
  marks.push(sleeve(back, [sx + 10, sy + 8], darker(who.dress === 'sari' ? second : cloth, 0.14)));

  for (const [index, [fx, fy]] of feet.entries()) {
    const tone = index ? skin : darker(skin, 0.15);
    if (who.dress === 'kurta')
      marks.push(
        limb(
          [
            [hx, hy + 10],
            [(hx + fx) / 2 + 8, (hy + fy) / 2],
            [fx, fy - 16],
          ],
          30,
          index ? second : darker(second, 0.1),
        ),
      );
    marks.push(
      inked(
        `M${num(fx - 12)} ${num(fy - 15)}C${num(fx + 4)} ${num(fy - 18)} ${num(fx + 20)} ${num(fy - 10)} ${num(fx + 27)} ${num(fy)}H${num(fx - 13)}z`,
        tone,
        2.2,
      ),
    );
  }

  if (who.dress === 'sari') {
    const [low, high] = [Math.min(feet[0][0], feet[1][0]), Math.max(feet[0][0], feet[1][0])];
    const hem = Math.max(feet[0][1], feet[1][1]) - 9;
    const fall = curve(
      [
        [sx - 22, sy + 6],
        [sx - 40, sy + 60],
        [hx - 62, hy - 10],
        [hx - 74, hy + 70],
        [hx - 52, hy + 84],
        [hx - 30, hy + 10],
        [sx - 6, sy + 60],
      ],
      true,
      0.9,
    );
    marks.push(inked(fall, darker(cloth, 0.22), 2.2));
    const skirt = `M${num(hx - 34)} ${num(hy - 16)}C${num(hx - 52)} ${num(hy + 40)} ${num(low - 44)} ${num(hem - 60)} ${num(low - 40)} ${num(hem)}Q${num((low + high) / 2)} ${num(hem + 12)} ${num(high + 32)} ${num(hem - 2)}C${num(high + 30)} ${num(hem - 70)} ${num(hx + 54)} ${num(hy + 50)} ${num(hx + 36)} ${num(hy - 16)}z`;
    const border = `M${num(low - 60)} ${num(hem - 16)}Q${num((low + high) / 2)} ${num(hem - 2)} ${num(high + 60)} ${num(hem - 18)}V${num(hem + 30)}H${num(low - 60)}z`;
    let pleats = '';
    for (const share of [0.3, 0.5, 0.68])
      pleats += `M${num(hx + 8 + share * 16)} ${num(hy - 6)}Q${num(hx + share * 30)} ${num((hy + hem) / 2)} ${num(low + (high - low + 40) * share)} ${num(hem - 20)}`;
    marks.push(
      shape(skirt, { fill: cloth }),
      clipped(
        c,
        skirt,
        shape(skirt, { fill: infill(c, 'dots', paler(cloth, 0.35), 1.5), opacity: 0.7 }),
        shape(border, { fill: second, stroke: palette.ink, width: 1.6 }),
        stroke(pleats, darker(cloth, 0.35), 2),
      ),
      stroke(skirt, palette.ink, 2.4),
    );
    const blouse = curve(
      [
        [sx - 28, sy + 2],
        [sx, sy - 12],
        [sx + 28, sy + 4],
        [hx + 32, (sy + hy) / 2],
        [hx + 34, hy],
        [hx - 33, hy],
        [hx - 30, (sy + hy) / 2],
      ],
      true,
      0.7,
    );
    marks.push(inked(blouse, second));
    const pallu = curve(
      [
        [sx - 30, sy + 2],
        [sx - 8, sy - 12],
        [sx + 16, sy + 30],
        [hx + 36, hy - 36],
        [hx + 37, hy + 8],
        [hx - 34, hy + 8],
        [hx - 33, hy - 40],
        [sx - 32, sy + 50],
      ],
      true,
      0.7,
    );
    marks.push(
      inked(pallu, cloth),
      stroke(
        `M${num(sx - 6)} ${num(sy - 8)}Q${num(sx + 18)} ${num(sy + 40)} ${num(hx + 34)} ${num(hy - 34)}`,
        second,
        7,
      ),
      stroke(
        `M${num(sx - 22)} ${num(sy + 16)}Q${num(sx - 6)} ${num(sy + 70)} ${num(hx + 24)} ${num(hy - 8)}M${num(sx - 26)} ${num(sy + 50)}Q${num(sx - 18)} ${num(sy + 90)} ${num(hx)} ${num(hy)}`,
        darker(cloth, 0.35),
        1.8,
      ),
    );
  } else {
    const tunic = `M${num(sx - 28)} ${num(sy + 6)}Q${num(sx)} ${num(sy - 16)} ${num(sx + 28)} ${num(sy + 6)}C${num(sx + 36)} ${num(sy + 60)} ${num(hx + 34)} ${num(hy - 40)} ${num(hx + 38)} ${num(hy + 20)}L${num(hx + 44)} ${num(hy + 84)}Q${num(hx)} ${num(hy + 96)} ${num(hx - 44)} ${num(hy + 82)}L${num(hx - 36)} ${num(hy + 10)}C${num(hx - 36)} ${num(hy - 50)} ${num(sx - 34)} ${num(sy + 60)} ${num(sx - 28)} ${num(sy + 6)}z`;
    marks.push(
      inked(tunic, cloth),
      stroke(
        `M${num(hx + 20)} ${num(hy + 86)}L${num(hx + 18)} ${num(hy + 36)}M${num(sx + 16)} ${num(sy)}L${num(sx + 20)} ${num(sy + 48)}M${num(hx - 20)} ${num(hy - 20)}Q${num(hx)} ${num(hy - 8)} ${num(hx + 22)} ${num(hy - 18)}`,
        darker(cloth, 0.4),
        1.8,
      ),
      disc(sx + 18, sy + 18, 2, { fill: palette.ink }),
      disc(sx + 20, sy + 34, 2, { fill: palette.ink }),
    );
  }
  marks.push(head(who));
  marks.push(sleeve(front, [sx - 6, sy + 10], who.dress === 'sari' ? second : darker(cloth, 0.05)));
  if (who.dress === 'sari') marks.push(bangles(front));
  return marks.join('');
}
