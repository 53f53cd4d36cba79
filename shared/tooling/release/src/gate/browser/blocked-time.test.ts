import { blockedTimeIn } from './blocked-time.ts';
import type { TraceEvent } from './blocked-time.ts';

const PAGE = { pid: 7, tid: 1 };
const named = (thread: typeof PAGE, name: string): TraceEvent => ({
  ...thread,
  ph: 'M',
  name: 'thread_name',
  args: { name },
});
const task = (thread: typeof PAGE, milliseconds: number): TraceEvent => ({
  ...thread,
  ph: 'X',
  name: 'ThreadControllerImpl::RunTask',
  tdur: milliseconds * 1000,
});

it('the blocked time is the total by which main-thread tasks exceed 50 ms', () => {
  const events = [named(PAGE, 'CrRendererMain'), task(PAGE, 50), task(PAGE, 60), task(PAGE, 200), task(PAGE, 1)];

  expect(blockedTimeIn(events)).toBe(160);
});

it('the blocked time includes only complete tasks on the page’s main thread', () => {
  const worker = { pid: 7, tid: 2 };
  const browser = { pid: 1, tid: 1 };
  const events = [
    named(PAGE, 'CrRendererMain'),
    named(worker, 'DedicatedWorker thread'),
    named(browser, 'CrBrowserMain'),
    task(worker, 900),
    task(browser, 900),
    { ...task(PAGE, 900), name: 'RunMicrotasks' },
    { ...PAGE, ph: 'B', name: 'ThreadControllerImpl::RunTask' },
    task(PAGE, 80),
  ];

  expect(blockedTimeIn(events)).toBe(30);
});

it('returns the blocked time of the main thread that is blocked longest', () => {
  const frame = { pid: 8, tid: 1 };

  expect(
    blockedTimeIn([named(PAGE, 'CrRendererMain'), named(frame, 'CrRendererMain'), task(PAGE, 100), task(frame, 450)]),
  ).toBe(400);
  expect(blockedTimeIn([task(PAGE, 900)])).toBe(0);
});
