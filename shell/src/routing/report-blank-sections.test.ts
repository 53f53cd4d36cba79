import { reportBlankSections } from './report-blank-sections.ts';

let navigated: (update: { navigation: { state: string } }) => void;
const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockReset();
  document.body.innerHTML = '<main id="main"><h1>Products</h1></main>';
  reportBlankSections(
    { subscribe: (listener) => ((navigated = listener as typeof navigated), () => undefined) },
    report,
  );
});
afterEach(() => jest.useRealTimers());

const main = () => document.getElementById('main')!;

it('a page that contains only a picture is not reported as blank', () => {
  jest.advanceTimersByTime(60_000);
  main().innerHTML = '<img src="/a.jpg" alt="">';
  navigated({ navigation: { state: 'idle' } });
  jest.advanceTimersByTime(60_000);

  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['an empty section', () => main().replaceChildren()],
  ['a page that React has removed', () => document.body.replaceChildren()],
])('%s is reported only once', (_what, empty) => {
  empty();
  jest.advanceTimersByTime(60_000);

  expect(report).toHaveBeenCalledTimes(1);
});

it('a page that becomes blank is reported five seconds after the navigation ends', () => {
  jest.advanceTimersByTime(60_000);
  main().replaceChildren();
  navigated({ navigation: { state: 'loading' } });
  jest.advanceTimersByTime(60_000);
  expect(report).not.toHaveBeenCalled();

  navigated({ navigation: { state: 'idle' } });
  jest.advanceTimersByTime(5_000);

  expect(report).toHaveBeenCalledTimes(1);
});
