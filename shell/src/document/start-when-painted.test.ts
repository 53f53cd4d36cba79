import { startWhenPainted } from './start-when-painted.ts';

const ENTRY = { src: 'http://localhost/main.js', integrity: 'sha384-main' };
const startedScript = () => document.head.querySelector('script');

/** What browsers have and jsdom lacks: it tells of a paint when it is told to. */
class PaintObserver {
  static supportedEntryTypes = ['paint'];
  static painted: (name: string) => void;
  constructor(callback: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    PaintObserver.painted = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [painted] : []) });
  }
  observe(): void {}
  disconnect(): void {}
}

afterEach(() => {
  startedScript()?.remove();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('lets a visitor see the page before its script runs', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });

  startWhenPainted(ENTRY);
  PaintObserver.painted('first-paint');
  expect(startedScript()).toBeNull();

  PaintObserver.painted('first-contentful-paint');
  expect(startedScript()).toMatchObject({ ...ENTRY, crossOrigin: 'anonymous' });
});

it('waits for no paint where the browser tells of none', () => {
  startWhenPainted(ENTRY);

  expect(startedScript()).toMatchObject(ENTRY);
});

it('waits for no paint of a page that is not looked at', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  startWhenPainted(ENTRY);

  expect(startedScript()).toMatchObject(ENTRY);
  hidden.mockRestore();
});
