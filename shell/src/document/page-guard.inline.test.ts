import { guardPage } from './page-guard.inline.ts';

const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
  Object.assign(navigator, { sendBeacon: report });
  const boot = { releases: { 'mfe-shop': { version: '1.0.0-a' } }, integrity: {} };
  Object.assign(globalThis, { __KAAGAZZ__: { ...boot, view: { token: 'token', replaceable: [], vitals: [] } } });
  guardPage();
});
afterEach(() => jest.useRealTimers());

it('a failed release is reported', () => {
  globalThis.__KAAGAZZ__.giveUp('mfe-shop', 'load');

  const body = JSON.stringify({ token: 'token', failures: [{ app: 'mfe-shop', kind: 'load' }] });
  expect(report).toHaveBeenCalledWith('/_reports', body);
});

it('requests that fail while the visitor leaves the page are not reported', () => {
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
