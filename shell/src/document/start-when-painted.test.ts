import { startWhenPainted } from './start-when-painted.ts';

const [MAIN, REMOTE] = ['http://localhost/main.js', 'http://localhost/remoteEntry.js'] as const;
const INTEGRITY = { [MAIN]: 'sha384-main', [REMOTE]: 'sha384-remote' };
const ENTRY = { src: MAIN, integrity: 'sha384-main', crossOrigin: 'anonymous' };
const startedScript = () => document.head.querySelector('script');
const preloaded = () => document.head.querySelector('link');

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

beforeEach(() => {
  Object.assign(globalThis, { __KAAGAZZ__: { integrity: INTEGRITY } });
});

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('lets a visitor see the page before it asks for scripts', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });

  startWhenPainted(MAIN, [REMOTE]);
  PaintObserver.painted('first-paint');
  expect(document.head.childElementCount).toBe(0);

  PaintObserver.painted('first-contentful-paint');
  expect(startedScript()).toMatchObject(ENTRY);
  expect(preloaded()).toMatchObject({
    rel: 'preload',
    href: REMOTE,
    integrity: 'sha384-remote',
    crossOrigin: 'anonymous',
  });
  expect(preloaded()).toMatchObject({ as: 'script', fetchPriority: 'low' });
});

it('waits for no paint where the browser tells of none', () => {
  startWhenPainted(MAIN, [REMOTE]);

  expect(startedScript()).toMatchObject(ENTRY);
});

it('waits for no paint of a page that is not looked at', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  startWhenPainted(MAIN, [REMOTE]);

  expect(startedScript()).toMatchObject(ENTRY);
  hidden.mockRestore();
});
