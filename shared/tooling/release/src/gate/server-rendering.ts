import { setTimeout as pause } from 'node:timers/promises';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { whereOf } from './pages-to-visit.ts';
import type { PageToVisit } from './pages-to-visit.ts';
import type { LoggedError, TrialSite } from './trial-site.ts';

const RESPONSE_TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;
const LOG_DELAY_MS = 300;
const STACK_LINES = 3;

interface PageResponse {
  status: number;
  html: string;
}

/** Requests one page at a time, because the server's log doesn't say which page caused an error. */
export async function checkServerRendering(site: TrialSite, pages: readonly PageToVisit[]): Promise<Finding> {
  const faults: string[] = [];
  let read = 0;
  const newErrors = () => site.errors.slice(read, (read = site.errors.length));

  for (const page of pages) {
    const fault = await request(site.origin, page.path).then((response) => faultOf(page, response), noResponse);
    if (fault === undefined) continue;
    await pause(LOG_DELAY_MS);
    faults.push([`${whereOf(page)}: ${fault}`, ...newErrors().map(describe)].join('\n'));
  }
  await pause(LOG_DELAY_MS);
  const others = newErrors().map((error) => `${error.app ?? 'the shell server'}: ${describe(error)}`);
  return finding([...faults, ...others], [`${pages.length} pages`]);
}

async function request(origin: string, path: string): Promise<PageResponse> {
  let url = new URL(path, origin);
  for (let i = 0; i <= MAX_REDIRECTS; i += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const location = response.headers.get('location');
    if (location === null) return { status: response.status, html: await response.text() };
    url = new URL(location, url);
    if (url.origin !== origin) return { status: 200, html: FRAME.join('') };
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`);
}

const FRAME = ['<header', '<footer'];

function faultOf(page: PageToVisit, { status, html }: PageResponse): string | undefined {
  if (status === (page.status ?? 200) || (page.status === undefined && status < 400)) {
    const missing = FRAME.filter((part) => !html.includes(part));
    return missing.length > 0 && !page.isMounted ? `rendered without ${missing.join('...> and ')}...>` : undefined;
  }
  if (status === 404 && page.path !== page.route) return 'status 404: the example is outdated, use an existing page';
  if (status === 503) return 'status 503: the page failed and was rendered as unavailable';
  return `status ${status}`;
}

function noResponse(error: unknown): string {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return isTimeout ? `no response within ${RESPONSE_TIMEOUT_MS / 1000} s` : `no response (${String(error)})`;
}

function describe({ message, stack }: LoggedError): string {
  const frames = (stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return [message, ...frames.slice(0, STACK_LINES).map((line) => line.trim())].join('\n');
}
