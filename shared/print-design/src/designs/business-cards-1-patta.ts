import type { Design } from '../design.ts';
import type { Drawing, Shape } from '../drawing.ts';
import { type Block, stack } from '../kit.ts';
import { rectangle } from '../ornament.ts';

const WIDTH = 90;
const HEIGHT = 54;
const PAPER = '#faf6ec';
const LEAF = '#23482f';
const VEIN = '#3d6a48';
const INK = '#26302a';
const SOFT = '#5a5f55';
const PALE = '#f3ecd9';
const BAND = 74;

/** The underside of a leaf, very near: one rib and the veins that leave it, fine ones between. */
function veins(x: number, reach: number): Shape[] {
  const main: string[] = [];
  const fine: string[] = [];
  for (let index = -3; index < 14; index++) {
    const y = index * 6;
    main.push(`M${x} ${y}C${x + reach * 0.35} ${y - 3} ${x + reach * 0.7} ${y - 8} ${x + reach} ${y - 15}`);
    for (let part = 1; part < 5; part++) {
      const [px, py] = [x + reach * part * 0.2, y - 2.2 * part - 0.28 * part * part];
      fine.push(`M${px} ${py}C${px + 0.6} ${py + 1.6} ${px + 0.2} ${py + 3.4} ${px + 1.4} ${py + 5}`);
    }
  }
  return [
    { kind: 'path', d: fine.join(''), stroke: VEIN, strokeWidth: 0.15 },
    { kind: 'path', d: main.join(''), stroke: VEIN, strokeWidth: 0.35 },
  ];
}

function sheet(ground: string, shapes: readonly Shape[]): Drawing {
  return { width: WIDTH, height: HEIGHT, ground, shapes };
}

export const design: Design = {
  service: 'business-cards',
  id: '1',
  name: 'Patta',
  description: 'A leaf so near that you see its veins; your name in ink on uncoated paper.',
  width: WIDTH,
  height: HEIGHT,
  fonts: ['martel-600', 'mukta-400'],
  sample: {
    fullName: 'Nandini Rao',
    jobTitle: 'Botanical printmaker',
    companyName: 'Studio Patta',
    phoneNumber: '98100 00000',
    email: 'nandini@example.in',
    website: 'https://studiopatta.example.in',
    address: '12 Champa Gali, Saket, New Delhi 110030',
    tagline: 'Leaves, pressed and printed.',
  },
  draw(fields, measure, { hasLogo = false } = {}) {
    const text = (value: string | undefined, field: string, size: number, before: number, fill: string): Block => {
      return { text: value ?? '', field, size, smallest: size * 0.8, lines: 2, before, font: 'mukta-400', fill };
    };
    const strong = (value: string | undefined, field: string, size: number, before: number, fill: string): Block => {
      return { text: value ?? '', field, size, smallest: size * 0.66, before, font: 'martel-600', fill, leading: 1.15 };
    };
    const front: Shape[] = [
      { kind: 'path', d: rectangle(BAND, -3, WIDTH - BAND + 3, HEIGHT + 6), fill: LEAF },
      ...veins(BAND, WIDTH - BAND + 4),
      { kind: 'path', d: rectangle(BAND - 0.35, -3, 0.7, HEIGHT + 6), fill: VEIN },
    ];
    const column = { x: 8, y: 7, width: BAND - 16, height: HEIGHT - 14 };
    if (hasLogo) front.push({ kind: 'image', x: column.x, y: column.y, width: 30, height: 13 });
    const company = hasLogo ? undefined : strong(fields.companyName, 'companyName', 4, 0, LEAF);
    const head = stack([company], { ...column, height: 12 }, measure, { align: 'start', vertical: 'top' });
    const below = hasLogo ? 15 : head.bottom - head.top;
    const who = stack(
      [
        strong(fields.fullName, 'fullName', 6.2, 0, INK),
        text(fields.jobTitle, 'jobTitle', 3.1, 1, SOFT),
        hasLogo && text(fields.companyName, 'companyName', 3.1, 0.4, SOFT),
      ],
      { ...column, y: column.y + below, height: column.height - below },
      measure,
      { align: 'start', vertical: 'bottom' },
    );
    const website = fields.website?.replace(/^https?:\/\//, '').replace(/\/$/, '');
    const reach = stack(
      [
        text(fields.phoneNumber, 'phoneNumber', 3.2, 0, PALE),
        text(fields.email, 'email', 3.2, 1, PALE),
        text(website, 'website', 3.2, 1, PALE),
        { ...text(fields.address, 'address', 2.9, 2.4, PALE), lines: 3 },
        strong(fields.tagline, 'tagline', 3, 3.2, '#e6c46f'),
      ],
      { x: 8, y: 7, width: 62, height: HEIGHT - 14 },
      measure,
      { align: 'start' },
    );
    return [sheet(PAPER, [...front, ...head.shapes, ...who.shapes]), sheet(LEAF, [...veins(70, 26), ...reach.shapes])];
  },
};
