import { machinesInWords } from './measured-part.ts';
import type { Report } from './measured-part.ts';
import { isMet, marginOf } from './row.ts';
import type { Row } from './row.ts';
import { comparedWords, wishWords } from './row-words.ts';

/** Of each part: what a reader of the README makes of it, and what its ratios are ratios to. */
const HEADINGS: Record<string, [name: string, note: string]> = {
  composition: ['Made of remotes', '× what the same pages take as ONE bundle, on a slow phone at 150 ms and 1.6 Mbps'],
  api: ['Backend', '× what bare node:http does with the same statements'],
  html: ['Pages from the server', ''],
  lighthouse: ['Lighthouse, mobile', ''],
  'team-speed': ['A team ships one changed line', ''],
  growth: ['A shop that has grown', '× what it takes while the shop is small'],
};

const MOST_ROWS_OF_A_PART = 16;

const WIDTH = 800;
const EDGE = 24;
const ROW = 23;
const HEADING = 44;
const HEAD = 92;
const FOOT = 52;
const NOTE = 18;
/** where the scale begins and ends; the names stand before it, the numbers behind */
const SCALE = { from: 376, to: 576 };
const NUMBERS = { value: 675, wish: WIDTH - EDGE };
/** so many letters fit before the scale */
const NAME_LETTERS = 52;

/** Times better than wished for, at the ends of the scale; what is beyond stands at its end as an arrow. */
const WORST = 1 / 2;
const BEST = 4;

/**
 * The measured rows as an SVG: each a mark on one scale, on which the target stands at the same place for all. Right of it is better.
 */
export function drawPicture(report: Report): string {
  let y = HEAD;
  const drawn: string[] = [];
  for (const [part, all] of Object.entries(report)) {
    const rows = rowsInPicture(all.rows);
    if (rows.length === 0) continue;
    drawn.push(heading(part, y));
    y += HEADING;
    const bottom = y + rows.length * ROW;
    drawn.push(band(y, bottom));
    for (const row of rows) {
      drawn.push(line(row, y));
      y += ROW;
    }
  }
  const machines = machinesInWords(report);
  const height = y + FOOT + (machines.length - 1) * NOTE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">What was measured, against what was wished for</title>
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="10"/>
${head()}
${drawn.join('\n')}
${machines.map((words, at) => text(EDGE, y + FOOT - 20 + at * NOTE, 'note', words)).join('\n')}
</svg>
`;
}

function rowsInPicture(rows: readonly Row[]): readonly Row[] {
  const chosen = rows.filter(({ inPicture }) => inPicture);
  return chosen.length > 0 ? chosen : rows.filter(({ target }) => target).slice(0, MOST_ROWS_OF_A_PART);
}

const TICKS = [
  [WORST, 'half'],
  [1, 'as wished'],
  [2, 'twice'],
  [BEST, '4×'],
] as const;

function head(): string {
  return [
    text(EDGE, 40, 'title', 'Measured, against what was wished for'),
    text(EDGE, 62, 'note', 'Right of the line is better. What is compared was measured in turn, in one run.'),
    ...TICKS.map(([margin, words]) => text(placeOf(margin), HEAD, 'note middle', words)),
    text(NUMBERS.value, HEAD, 'note end', 'measured'),
    text(NUMBERS.wish, HEAD, 'note end', 'wished for'),
  ].join('\n');
}

/** The scale behind the rows of a part. */
function band(top: number, bottom: number): string {
  const better = `<rect class="better" x="${placeOf(1)}" y="${top}" width="${SCALE.to - placeOf(1)}" height="${bottom - top}"/>`;
  const lines = TICKS.map(([margin]) => {
    return `<path class="${margin === 1 ? 'target' : 'tick'}" d="M${placeOf(margin)} ${top}V${bottom}"/>`;
  });
  return better + lines.join('');
}

function heading(part: string, top: number): string {
  const [name, note] = HEADINGS[part] ?? [part, ''];
  const words = `<tspan class="heading">${escaped(name)}</tspan>`;
  return `<text x="${EDGE}" y="${top + 33}" class="note">${words}${note && `<tspan dx="10">${escaped(note)}</tspan>`}</text>`;
}

function line(row: Row, top: number): string {
  const baseline = top + 15;
  const margin = marginOf(row);
  return [
    `<g>`,
    `<title>${escaped(row.what)}</title>`,
    text(EDGE, baseline, 'name', shortened(row.what)),
    margin === undefined ? '' : mark(margin, isMet(row) === true, top + 10.5),
    text(NUMBERS.value, baseline, 'value end', comparedWords(row)),
    text(NUMBERS.wish, baseline, 'wish end', wishWords(row)),
    `</g>`,
  ].join('');
}

/** A round mark where the wish is met, a pointed one where it is not: not told by colour alone. */
function mark(margin: number, met: boolean, y: number): string {
  const [from, to] = [placeOf(1), placeOf(margin)];
  const kind = met ? 'met' : 'missed';
  const stem = `<path class="stem ${kind}" d="M${from} ${y}H${to}"/>`;
  if (margin > BEST) return `${stem}<path class="${kind}" d="M${to - 3} ${y - 6}l9 6l-9 6z"/>`;
  if (!met) return `${stem}<path class="${kind}" d="M${to} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>`;
  return `${stem}<circle class="${kind}" cx="${to}" cy="${y}" r="5"/>`;
}

/** x of so many times better than wished for: each doubling is as wide as the one before. */
function placeOf(margin: number): number {
  const within = Math.min(BEST, Math.max(WORST, margin));
  const share = Math.log(within / WORST) / Math.log(BEST / WORST);
  return Math.round((SCALE.from + share * (SCALE.to - SCALE.from)) * 10) / 10;
}

function shortened(words: string): string {
  return words.length <= NAME_LETTERS ? words : `${words.slice(0, NAME_LETTERS - 1).trimEnd()}…`;
}

function text(x: number, y: number, kind: string, words: string): string {
  return words === '' ? '' : `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** It brings its own paper, so that it can be read on any page; at night that paper is dark. */
const STYLE = `
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#3a2e24;font-variant-numeric:tabular-nums}
.title{font-size:20px;font-weight:600}.heading{font-weight:600;font-size:14px}.value{font-weight:600}.note,.wish{fill:#6f6053;font-size:12px}tspan.heading{fill:#3a2e24}
.middle{text-anchor:middle}.end{text-anchor:end}
.paper{fill:#faf5ea}.better{fill:#e3ecd6}.tick{stroke:#dccfba;stroke-dasharray:2 3}.target{stroke:#3a2e24;stroke-width:1.5}
.met{fill:#3f6b2f;stroke:#3f6b2f}.missed{fill:#b4492a;stroke:#b4492a}.stem{stroke-width:2;fill:none}
@media (prefers-color-scheme:dark){
text{fill:#f1e8da}.note,.wish{fill:#b9aa99}tspan.heading{fill:#f1e8da}.paper{fill:#231d17}.better{fill:#2c3524}.tick{stroke:#4a4036}.target{stroke:#f1e8da}
.met{fill:#9cc67f;stroke:#9cc67f}.missed{fill:#ee8f6c;stroke:#ee8f6c}}
`.replaceAll('\n', '');
