import { guardPage } from './page-guard.inline.ts';

const report = jest.fn();
let listeners: Parameters<typeof addEventListener>[];

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
  Object.assign(navigator, { sendBeacon: report });
  const boot = { releases: { 'mfe-shop': { version: '1.0.0-a' } }, integrity: {} };
  Object.assign(globalThis, { __KAAGAZZ__: { ...boot, view: { token: 'token', replaceable: [], vitals: [] } } });
  listeners = [];
  const add = jest.spyOn(globalThis, 'addEventListener');
  guardPage();
  listeners = add.mock.calls;
  add.mockRestore();
});
afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
});

it('an app that fails to load is reported', () => {
  globalThis.__KAAGAZZ__.giveUp('mfe-shop', 'load');

  const body = JSON.stringify({ token: 'token', failures: [{ app: 'mfe-shop', kind: 'load', path: '/' }] });
  expect(report).toHaveBeenCalledWith('/_reports', body);
});

it('requests that fail when the visitor leaves the page are not reported', () => {
  dispatchEvent(new Event('beforeunload'));

  expect(globalThis.__KAAGAZZ__.giveUp('mfe-shop', 'load')).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['the back-forward cache restores the page', () => dispatchEvent(new Event('pageshow'))],
  ['a download has not replaced the page for ten seconds', () => jest.advanceTimersByTime(10_000)],
])('failures are reported again when %s', (_when, act) => {
  dispatchEvent(new Event('beforeunload'));

  act();
  globalThis.__KAAGAZZ__.giveUp('mfe-shop', 'load');

  expect(report).toHaveBeenCalledTimes(1);
});

const sent = () => report.mock.calls.map(([, body]: [string, string]) => JSON.parse(body) as object);

it('an uncaught error is reported with its message and stack', () => {
  const error = new TypeError('no price');
  error.stack = 'TypeError: no price\n    at total (https://shop.example/releases/mfe-shop/1.0.0-a/client/a.js:1:2)';
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));

  const thrown = { message: 'TypeError: no price', stack: error.stack, path: '/' };
  expect(sent()).toEqual([
    { token: 'token', failures: [{ kind: 'error', ...thrown }] },
    { token: 'token', failures: [{ kind: 'rejection', ...thrown }] },
  ]);
});

it('an error thrown in a click handler is reported as an event handler error', () => {
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  dispatchEvent(new ErrorEvent('error', { error: new Error('clicked') }));
  jest.advanceTimersByTime(0);
  dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));

  expect(sent()).toMatchObject([{ failures: [{ kind: 'handler' }] }, { failures: [{ kind: 'error' }] }]);
});

it('a rejection with a plain object is reported without the object’s data', () => {
  const reason = { email: 'asha@example.com' };
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  expect(sent()).toEqual([{ token: 'token', failures: [{ kind: 'rejection', message: 'thrown object', path: '/' }] }]);
});

it('a page that keeps failing sends at most 20 reports', () => {
  for (let i = 0; i < 100; i += 1) globalThis.__KAAGAZZ__.reportFailure('error', 'mfe-shop', new Error('again'));

  expect(report).toHaveBeenCalledTimes(20);
});
