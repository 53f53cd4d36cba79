import { screen, within } from '@testing-library/react';

import type { AppStatus, ReleasePageModel, ReleaseStatus } from './release-page-model.ts';
import type { ReleasePageView } from './release-page-view.ts';
import { renderReleasePage } from './render-release-page.tsx';

const NOW = '2026-11-21T08:30:00.000Z';

function release(over: Partial<ReleaseStatus>): ReleaseStatus {
  return {
    role: 'stable',
    version: '1.0.0-a',
    percent: 100,
    publishedAt: NOW,
    stopped: null,
    views: 0,
    failures: 0,
    kinds: [],
    recent: { views: 0, failures: 0 },
    lcp: null,
    inp: null,
    cls: null,
    blocked: null,
    events: {},
    errors: [],
    ...over,
  };
}

function app(over: Partial<AppStatus> = {}): AppStatus {
  return {
    app: 'mfe-print',
    launched: true,
    paused: false,
    releases: [
      release({ percent: 90, views: 1234567, lcp: 1800, inp: 96 }),
      release({
        role: 'candidate',
        version: '1.0.1-b',
        percent: 10,
        views: 540,
        failures: 61,
        kinds: [
          { kind: 'render', source: 'browser', count: 60 },
          { kind: 'load', source: 'server', count: 1 },
        ],
        recent: { views: 100, failures: 7 },
        lcp: 4300,
        inp: 610,
      }),
    ],
    plan: null,
    verdict: null,
    previews: [],
    others: ['0.9.0-z'],
    rollback: { to: 'zero', version: '1.0.1-b' },
    state: 'print state',
    ...over,
  };
}

const model: ReleasePageModel = {
  who: 'meera',
  at: NOW,
  server: 'shop-1',
  revision: 7,
  apps: [app()],
  audit: [],
  problem: null,
};

function open(view: ReleasePageView): Document {
  const page = new DOMParser().parseFromString(renderReleasePage(view, 'n0nce'), 'text/html');
  document.body.innerHTML = page.body.innerHTML;
  return page;
}

const openPage = (
  over: Partial<ReleasePageModel> = {},
  notice: (ReleasePageView & { page: 'overview' })['notice'] = null,
) => open({ page: 'overview', model: { ...model, ...over }, notice });

function cellsOf(name: RegExp): (string | null)[] {
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

it('the release overview formats large numbers with Indian digit grouping', () => {
  openPage();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Releases');
  expect(screen.getByRole('region', { name: 'mfe-print' })).toBeVisible();
  expect(cellsOf(/1\.0\.0-a stable/)).toEqual(
    expect.arrayContaining([
      '90 %',
      expect.stringMatching(/^12,34,567/),
      '0',
      '1.8 s good',
      '96 ms good',
      '21 Nov, 14:00',
    ]),
  );
  expect(cellsOf(/1\.0\.1-b candidate/)).toEqual(
    expect.arrayContaining([
      '10 %',
      expect.stringMatching(/^61 \(11\.3 %\)60 threw in browsers1 failed to load on the server7 of 100 in 30 min$/),
      '4.3 s poor',
      '610 ms poor',
    ]),
  );
  expect(screen.getByText(/Served by shop-1/)).toHaveTextContent('Counts cover all servers');
});

it('the release page shows each release’s commit, author and changes', () => {
  const origin = {
    commit: '0123456789abcdef',
    author: 'Asha',
    modified: true,
    builder: 'ci/print/482',
    changes: [{ commit: '0123456', author: 'Ravi', subject: 'Show the price of each format' }],
  };
  openPage({ apps: [app({ releases: [release({ origin, waitsForApi: 13 })] })] });

  const row = screen.getByRole('rowheader');
  expect(row).toHaveTextContent('waits for api version 13');
  expect(row).toHaveTextContent('commit 01234567 with uncommitted changes by Asha, built by ci/print/482');
  expect(within(row).getByText('1 change')).toBeInTheDocument();
  expect(within(row).getByRole('listitem')).toHaveTextContent('0123456 Show the price of each format (Ravi)');
});

it('each percentage except the current one links to a confirmation page', () => {
  openPage();

  const steps = within(screen.getByRole('list', { name: 'Visitors who get 1.0.1-b' }));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '0 %',
    '1 %',
    '5 %',
    '25 %',
    '50 %',
    'All',
  ]);
  expect(steps.getByText('10 %')).toHaveAttribute('aria-current', 'true');
  expect(steps.getByRole('link', { name: 'All visitors, 100 %' })).toHaveAttribute(
    'href',
    '/_releases/confirm?app=mfe-print&state=print+state&what=promote&percent=100',
  );
  expect(screen.getByRole('link', { name: 'Roll back mfe-print' })).toHaveAttribute(
    'href',
    '/_releases/confirm?app=mfe-print&state=print+state&what=rollback',
  );
  expect(screen.getByRole('link', { name: 'Pause mfe-print' })).toBeVisible();
});

it('the overview has a form to roll back to another published release', () => {
  openPage();

  const form = screen.getByRole('combobox', { name: 'Release for all visitors', hidden: true }).closest('form');
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    what: 'rollback',
    app: 'mfe-print',
    state: 'print state',
    version: '0.9.0-z',
  });
});

it('the overview of a paused app shows no links that change the percentage', () => {
  openPage({ apps: [app({ paused: true })] });

  expect(screen.queryByRole('link', { name: '25 %' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Roll back mfe-print' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Resume mfe-print' })).toBeVisible();
});

it('the overview shows why a candidate was stopped', () => {
  const stopped = { at: NOW, why: '61 of 540 page views failed' };
  const candidate = release({ role: 'candidate', version: '1.0.1-b', percent: 0, stopped });
  openPage({ apps: [app({ launched: false, releases: [candidate] })] });

  expect(screen.getByText('stopped automatically')).toBeVisible();
  expect(screen.getByText(/61 of 540 page views failed/)).toHaveTextContent('1.0.1-b was stopped on 21 Nov, 14:00');
  expect(screen.getByText('not launched')).toBeVisible();
});

it('the audit trail shows the newest 12 changes and collapses earlier ones', () => {
  const line = { at: NOW, who: 'ravi', what: 'promote', app: 'mfe-shop', from: '1.0.0-a', to: '1.1.0-b' };
  const audit = Array.from({ length: 20 }, (_, index) => ({
    ...line,
    revision: 20 - index,
    why: `reason ${20 - index}`,
  }));
  openPage({ audit });

  const [, first] = within(screen.getByRole('table', { name: 'Newest changes' })).getAllByRole('row');
  expect(first).toHaveTextContent(/promote mfe-shop.*ravi.*1\.0\.0-a.*1\.1\.0-b.*reason 20$/);
  expect(screen.getByText('8 earlier changes')).toBeVisible();
});

it('the overview shows why the last change was refused', () => {
  openPage({}, { tone: 'error', text: 'The rollout was changed in the meantime by ravi.' });

  expect(screen.getByRole('alert')).toHaveTextContent('changed in the meantime by ravi');
});

it.each([
  ['STORAGE', 'is unavailable', false],
  ['BROKEN_ROLLOUT', 'last good rollout', false],
  ['NOT_TAKEN', 'last good one', true],
] as const)('the overview shows what visitors get despite a problem (%s)', (code, words, changeable) => {
  openPage({ problem: { code, message: 'it is broken' }, audit: null });

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(words),
    'The audit trail can’t be loaded right now.',
  ]);
  expect(screen.getByRole('table', { name: 'Releases of mfe-print' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Roll back mfe-print' })).toHaveLength(changeable ? 1 : 0);
});

it('the overview shows “No releases yet” if there are no apps', () => {
  openPage({ apps: [] });

  expect(screen.getByRole('heading', { name: 'No releases yet' })).toBeVisible();
  expect(screen.getByText('No changes yet.')).toBeVisible();
});

it('confirming a change submits its app, percentage and tokens', () => {
  open({
    page: 'confirm',
    confirmation: {
      who: 'meera',
      sentence: 'You are about to give mfe-print 1.0.1-b to 25 % of visitors.',
      consequence: 'It is at 10 % now. Visitors who have it keep it.',
      app: 'mfe-print',
      from: '1.0.0-a, 1.0.1-b at 10 %',
      to: '1.0.0-a, 1.0.1-b at 25 %',
      button: 'Give it to 25 %',
      action: '/_releases/promote',
      fields: { app: 'mfe-print', percent: '25', state: 's', csrf: 't' },
    },
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('to 25 % of visitors');
  const form = screen.getByRole('button', { name: 'Give it to 25 %' }).closest('form');
  expect(form).toHaveAttribute('action', '/_releases/promote');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    app: 'mfe-print',
    percent: '25',
    state: 's',
    csrf: 't',
    why: '',
  });
  expect(screen.getByRole('textbox', { name: 'Why' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/_releases');
});

it('release pages contain no scripts', () => {
  const page = openPage();

  expect(page.querySelectorAll('script, [style]')).toHaveLength(0);
  for (const style of page.querySelectorAll('style')) expect(style.getAttribute('nonce')).toBe('n0nce');
  expect(page.title).toBe('Releases | Kaagazz');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('the page shown after sign-in redirects to the release page immediately', () => {
  const message = { page: 'message', title: 'You are signed in', text: 'For 12 hours.' } as const;
  const page = open({ ...message, link: { href: '/_releases', label: 'Open the release page' }, redirects: true });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are signed in');
  expect(screen.getByRole('link', { name: 'Open the release page' })).toHaveAttribute('href', '/_releases');
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0;url=/_releases');
});

it('the release page shows the stages of the rollout plan', () => {
  const plan = { stages: [1, 10, 50, 100], stage: 2, views: 300, minutes: 10 };
  const verdict = { verdict: 'waiting', reason: '12 of 300 page views in this stage so far' } as const;
  openPage({ apps: [app({ plan, verdict, previews: [{ name: 'pr-123', version: '1.0.2-c' }] })] });

  const stages = within(screen.getByRole('list', { name: 'Stages of mfe-print' })).getAllByRole('listitem');

  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Stage 1: 1 %',
    'Stage 2: 10 %',
    'Stage 3: 50 %',
    'Stage 4: 100 %',
  ]);
  expect(stages.find((stage) => stage.getAttribute('aria-current') === 'step')).toHaveTextContent('Stage 2: 10 %');
  expect(screen.getByText('Previews for testers: pr-123 (1.0.2-c)')).toBeVisible();
  expect(screen.getByText('waiting')).toBeVisible();
  expect(screen.getByText('12 of 300 page views in this stage so far')).toBeVisible();
  expect(screen.getByText(/needs 300 page views, 10 minutes/)).toBeVisible();
});

it('the release page shows the metrics of the stable release and of the candidate', () => {
  openPage({
    apps: [
      app({
        releases: [
          release({ views: 9000, events: { error: 9, order: 450 }, cls: 0.021, blocked: 120 }),
          release({ role: 'candidate', version: '1.0.1-b', percent: 10, views: 1000, events: { error: 80 } }),
        ],
      }),
    ],
  });

  const table = screen.getByRole('table', { name: 'What visitors of mfe-print experienced' });
  const [, stable, candidate] = within(table).getAllByRole('row');
  expect(stable).toHaveTextContent(/^stable9 0.1 %.*450 5.0 %00.02120 ms$/);
  expect(candidate).toHaveTextContent(/^candidate80 8.0 %0/);
});

it('the release page lists each release’s errors', () => {
  const error = {
    id: 'e1',
    kind: 'handler',
    message: 'TypeError: price is undefined',
    stack: 'at total (mfe-print/src/total.ts:7:3)',
    first: Date.parse(NOW),
    last: Date.parse(NOW),
    count: 12,
    places: [['/KaagazzPrint/:id', 'Firefox', 12]] satisfies [string, string, number][],
  };
  openPage({ apps: [app({ releases: [release({ version: '1.0.1-b', views: 50, errors: [error] })] })] });

  const errors = screen.getByRole('region', { name: 'Errors of mfe-print 1.0.1-b' });
  expect(errors).toHaveTextContent('12 × TypeError: price is undefinedthrew in an event handler, on 21 Nov, 14:00');
  expect(errors).toHaveTextContent('/KaagazzPrint/:id in Firefox (12)');
  expect(errors).toHaveTextContent('at total (mfe-print/src/total.ts:7:3)');
});
