import { freePort, startSite, temporaryFolder } from '../../support/site.ts';
import { publicPages } from '../../support/pages.ts';
import type { Bench } from '../parts.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { openLighthouse } from './lighthouse-browser.ts';
import type { Judged } from './lighthouse-browser.ts';

/** Views of a page; the middle one counts. */
const VIEWS = { whole: 5, smoke: 1 };
/** Pages whose first screen is filled by pictures may miss one point. */
const FILLED_BY_PICTURES = [/^\/$/, /^\/community$/, /^\/chitrayan$/, /^\/shop$/, /^\/collection$/, /^\/products/];
const LCP_AT_MOST_MS = 1200;
const TBT_AT_MOST_MS = 80;
/** What Lighthouse prints as 0: a word of a line that gives way by some pixels when the fonts come. */
const CLS_AT_MOST = 0.0005;

/**
 * What Lighthouse says of all public pages on a phone. Nothing is compared: its network and processor are simulated, and what is wished for are its own
 * marks. Times hang on the machine all the same, because it multiplies what a task took here by four, which is meant for machines above 1000 of its own index: that is
 * told beside them. That nothing jumps does not.
 */
export async function measureLighthouse({ effort, releasesDir, say }: Bench): Promise<Row[]> {
  const data = await temporaryFolder();
  const site = await startSite({
    PORT: `${await freePort()}`,
    DATA_DIR: data.folder,
    RELEASES_DIR: releasesDir,
    VITALS_SAMPLE: '0',
    LOG_LEVEL: 'error',
  });
  // where the lists of pages find it
  process.env.SITE_URL = site.url;
  const lighthouse = await openLighthouse();
  try {
    const pages = effort === 'smoke' ? ['/'] : (await publicPages()).map(({ path }) => path);
    const judged: { page: string; middle: Judged }[] = [];
    for (const page of pages) {
      const views: Judged[] = [];
      while (views.length < VIEWS[effort]) views.push(await lighthouse.judge(site.url + page));
      const middle = middleOf(views);
      judged.push({ page, middle });
      say(
        `${page}: ${middle.score}, LCP ${Math.round(middle.lcp)} ms, TBT ${Math.round(middle.tbt)} ms, machine ${Math.round(middle.machine)}`,
      );
    }
    return [...(judged.length > 1 ? worstRows(judged) : []), ...judged.flatMap(rowsOf), machineRow(judged)];
  } finally {
    await lighthouse.close();
    await site.stop();
    await data.remove();
  }
}

function middleOf(views: readonly Judged[]): Judged {
  const of = (measure: keyof Judged) => median(views.map((view) => view[measure]));
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), machine: of('machine') };
}

interface JudgedPage {
  page: string;
  middle: Judged;
}

function rowsOf({ page, middle: { score, lcp, tbt, cls } }: JudgedPage): Row[] {
  const least = FILLED_BY_PICTURES.some((path) => path.test(page)) ? 99 : 100;
  return [
    { what: `${page}: Lighthouse performance`, unit: '', ours: score, target: { atLeast: least } },
    { what: `${page}: LCP`, unit: 'ms', ours: lcp, target: { atMost: LCP_AT_MOST_MS } },
    { what: `${page}: TBT`, unit: 'ms', ours: tbt, target: { atMost: TBT_AT_MOST_MS } },
    { what: `${page}: CLS`, unit: '', ours: cls, target: { atMost: CLS_AT_MOST }, firm: true },
  ];
}

/** Says what the times above are worth. */
function machineRow(judged: readonly JudgedPage[]): Row {
  const index = median(judged.map(({ middle }) => middle.machine));
  return { what: "this machine's speed, by Lighthouse's own index", unit: '', ours: index };
}

/** The page that does worst by each measure: what all others keep. */
function worstRows(judged: readonly JudgedPage[]): Row[] {
  const worst = (measure: keyof Judged, sign: 1 | -1) =>
    judged.toSorted((one, other) => sign * (other.middle[measure] - one.middle[measure]))[0];
  const row = (words: string, unit: string, measure: keyof Judged, target: Row['target']): Row[] => {
    const page = worst(measure, measure === 'score' ? -1 : 1);
    if (!page || !target) return [];
    const what = `all ${judged.length} pages: ${words} (${page.page})`;
    return [{ what, unit, ours: page.middle[measure], target, inPicture: true }];
  };
  return [
    ...row('least performance', '', 'score', { atLeast: 99 }),
    ...row('latest LCP', 'ms', 'lcp', { atMost: LCP_AT_MOST_MS }),
    ...row('most TBT', 'ms', 'tbt', { atMost: TBT_AT_MOST_MS }),
    ...row('most CLS', '', 'cls', { atMost: CLS_AT_MOST }),
  ];
}
