import { setTimeout as pause } from 'node:timers/promises';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { whereOf } from './pages-to-visit.ts';
import type { PageToVisit } from './pages-to-visit.ts';
import type { LoggedError, TrialSite } from './trial-site.ts';

const ANSWERS_WITHIN_MS = 15_000;
const MOST_REDIRECTS = 5;
/** A log line takes another way than the answer. */
const LOG_DELAY_MS = 300;
const STACK_LINES = 3;

interface Answer {
  status: number;
  html: string;
}

/** Asks the server for every page, one after the other, so that what it logs meanwhile belongs to that page. */
export async function checkServerRendering(site: TrialSite, pages: readonly PageToVisit[]): Promise<Finding> {
  const faults: string[] = [];
  let seen = 0;
  const logged = () => site.errors.slice(seen, (seen = site.errors.length));
  const rest = () => logged().map((error) => `${error.app ?? 'the shell server'}: ${inWords(error)}`);

  for (const page of pages) {
    const fault = await ask(site.origin, page.path).then((answer) => faultOf(page, answer), unanswered);
    if (fault === undefined) continue;
    await pause(LOG_DELAY_MS);
    const why = logged().map(inWords);
    faults.push([`${whereOf(page)}: ${fault}`, ...why].join('\n'));
  }
  // What was drawn well, and yet failed: a rejection that nobody waited for, an error that React was told of.
  await pause(LOG_DELAY_MS);
  return finding([...faults, ...rest()], [`${pages.length} pages`]);
}

async function ask(origin: string, path: string): Promise<Answer> {
  let url = new URL(path, origin);
  for (let i = 0; i <= MOST_REDIRECTS; i += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    const location = answer.headers.get('location');
    if (location === null) return { status: answer.status, html: await answer.text() };
    url = new URL(location, url);
    // what another site answers is not the release's doing
    if (url.origin !== origin) return { status: 200, html: FRAME.join('') };
  }
  throw new Error(`more than ${MOST_REDIRECTS} redirects`);
}

const FRAME = ['<header', '<footer'];

function faultOf(page: PageToVisit, { status, html }: Answer): string | undefined {
  if (status === (page.status ?? 200) || (page.status === undefined && status < 400)) {
    const lost = FRAME.filter((part) => !html.includes(part));
    return lost.length > 0 ? `was drawn without ${lost.join('...> and ')}...>` : undefined;
  }
  if (status === 404 && page.path !== page.route) return 'answers 404: its example is gone, name a page that is there';
  if (status === 503) return 'answers 503: it failed and was drawn as unavailable';
  return `answers ${status}`;
}

function unanswered(error: unknown): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? `no answer within ${ANSWERS_WITHIN_MS / 1000} s` : `no answer (${String(error)})`;
}

function inWords({ message, stack }: LoggedError): string {
  const frames = (stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return [message, ...frames.slice(0, STACK_LINES).map((line) => line.trim())].join('\n');
}
