import { machineLines } from './report.ts';
import type { Report } from './report.ts';
import { formatCompared, formatTarget, margin, meetsTarget } from './row.ts';
import type { Row } from './row.ts';

const HEADINGS: Record<string, [name: string, note: string]> = {
  composition: ['Cost of micro-frontends', '× the same pages as one bundle, on a slow phone at 150 ms and 1.6 Mbps'],
  api: ['API', '× bare node:http with the same SQL statements'],
  html: ['Server-rendered pages', ''],
  lighthouse: ['Lighthouse, mobile preset', ''],
  'print-preview': ['Print preview', 'on a slow phone'],
  'team-speed': ['Shipping one changed line', ''],
  growth: ['Growth', '× the same request in a small shop'],
  desk: ['The desk', 'with 10,000 orders and 5,000 products'],
};

const MAX_ROWS_PER_PART = 16;

const WIDTH = 800;
const PADDING = 24;
const ROW_HEIGHT = 23;
const HEADING_HEIGHT = 44;
const HEADER_HEIGHT = 92;
const FOOTER_HEIGHT = 52;
const NOTE_HEIGHT = 18;
const SCALE = { from: 376, to: 576 };
const COLUMNS = { value: 675, target: WIDTH - PADDING };
const MAX_NAME_LENGTH = 52;

const WORST = 1 / 2;
const BEST = 4;

export function drawChart(report: Report): string {
  let y = HEADER_HEIGHT;
  const drawn: string[] = [];
  for (const [part, all] of Object.entries(report)) {
    const rows = chartedRows(all.rows);
    if (rows.length === 0) continue;
    drawn.push(heading(part, y));
    y += HEADING_HEIGHT;
    const bottom = y + rows.length * ROW_HEIGHT;
    drawn.push(scale(y, bottom));
    for (const row of rows) {
      drawn.push(line(row, y));
      y += ROW_HEIGHT;
    }
  }
  const machines = machineLines(report);
  const height = y + FOOTER_HEIGHT + (machines.length - 1) * NOTE_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Measured figures compared with their targets</title>
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="10"/>
${header()}
${drawn.join('\n')}
${machines.map((line, index) => text(PADDING, y + FOOTER_HEIGHT - 20 + index * NOTE_HEIGHT, 'note', line)).join('\n')}
</svg>
`;
}

function chartedRows(rows: readonly Row[]): readonly Row[] {
  const marked = rows.filter(({ charted }) => charted);
  return marked.length > 0 ? marked : rows.filter(({ target }) => target).slice(0, MAX_ROWS_PER_PART);
}

const TICKS = [
  [WORST, '½'],
  [1, 'target'],
  [2, '2×'],
  [BEST, '4×'],
] as const;

function header(): string {
  return [
    text(PADDING, 40, 'title', 'Measured figures and their targets'),
    text(
      PADDING,
      62,
      'note',
      'Marks to the right of the line are better than the target. Values with × compare two results of the same run.',
    ),
    ...TICKS.map(([at, label]) => text(scaleX(at), HEADER_HEIGHT, 'note middle', label)),
    text(COLUMNS.value, HEADER_HEIGHT, 'note end', 'measured'),
    text(COLUMNS.target, HEADER_HEIGHT, 'note end', 'target'),
  ].join('\n');
}

function scale(top: number, bottom: number): string {
  const better = `<rect class="better" x="${scaleX(1)}" y="${top}" width="${SCALE.to - scaleX(1)}" height="${bottom - top}"/>`;
  const lines = TICKS.map(([at]) => {
    return `<path class="${at === 1 ? 'target' : 'tick'}" d="M${scaleX(at)} ${top}V${bottom}"/>`;
  });
  return better + lines.join('');
}

function heading(part: string, top: number): string {
  const [name, note] = HEADINGS[part] ?? [part, ''];
  const title = `<tspan class="heading">${escapeXml(name)}</tspan>`;
  return `<text x="${PADDING}" y="${top + 33}" class="note">${title}${note && `<tspan dx="10">${escapeXml(note)}</tspan>`}</text>`;
}

function line(row: Row, top: number): string {
  const baseline = top + 15;
  const rowMargin = margin(row);
  return [
    `<g>`,
    `<title>${escapeXml(row.name)}</title>`,
    text(PADDING, baseline, 'name', truncate(row.name)),
    rowMargin === undefined ? '' : mark(rowMargin, meetsTarget(row) === true, top + 10.5),
    text(COLUMNS.value, baseline, 'value end', formatCompared(row)),
    text(COLUMNS.target, baseline, 'limit end', formatTarget(row)),
    `</g>`,
  ].join('');
}

function mark(rowMargin: number, isMet: boolean, y: number): string {
  const [from, to] = [scaleX(1), scaleX(rowMargin)];
  const kind = isMet ? 'met' : 'missed';
  const stem = `<path class="stem ${kind}" d="M${from} ${y}H${to}"/>`;
  if (rowMargin > BEST) return `${stem}<path class="${kind}" d="M${to - 3} ${y - 6}l9 6l-9 6z"/>`;
  if (!isMet) return `${stem}<path class="${kind}" d="M${to} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>`;
  return `${stem}<circle class="${kind}" cx="${to}" cy="${y}" r="5"/>`;
}

function scaleX(rowMargin: number): number {
  const within = Math.min(BEST, Math.max(WORST, rowMargin));
  const share = Math.log(within / WORST) / Math.log(BEST / WORST);
  return Math.round((SCALE.from + share * (SCALE.to - SCALE.from)) * 10) / 10;
}

function truncate(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
}

function text(x: number, y: number, kind: string, content: string): string {
  return content === '' ? '' : `<text x="${x}" y="${y}" class="${kind}">${escapeXml(content)}</text>`;
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const STYLE = `
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#3a2e24;font-variant-numeric:tabular-nums}
.title{font-size:20px;font-weight:600}.heading{font-weight:600;font-size:14px}.value{font-weight:600}.note,.limit{fill:#6f6053;font-size:12px}tspan.heading{fill:#3a2e24}
.middle{text-anchor:middle}.end{text-anchor:end}
.paper{fill:#faf5ea}.better{fill:#e3ecd6}.tick{stroke:#dccfba;stroke-dasharray:2 3}.target{stroke:#3a2e24;stroke-width:1.5}
.met{fill:#3f6b2f;stroke:#3f6b2f}.missed{fill:#b4492a;stroke:#b4492a}.stem{stroke-width:2;fill:none}
@media (prefers-color-scheme:dark){
text{fill:#f1e8da}.note,.limit{fill:#b9aa99}tspan.heading{fill:#f1e8da}.paper{fill:#231d17}.better{fill:#2c3524}.tick{stroke:#4a4036}.target{stroke:#f1e8da}
.met{fill:#9cc67f;stroke:#9cc67f}.missed{fill:#ee8f6c;stroke:#ee8f6c}}
`.replaceAll('\n', '');
