import { startWhenPainted } from './start-when-painted.inline.ts';

const [MAIN, REMOTE] = ['http://localhost/main.js', 'http://localhost/remoteEntry.js'] as const;
const INTEGRITY = { [MAIN]: 'sha384-main', [REMOTE]: 'sha384-remote' };
const ENTRY = { src: MAIN, integrity: 'sha384-main', crossOrigin: 'anonymous' };
const startedScript = () => document.head.querySelector('script');
const preloaded = () => document.head.querySelector('link');

/** jsdom doesn't implement `PerformanceObserver`. */
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

describe('in a browser that reports paints', () => {
  let resolveFonts: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    const ready = new Promise<void>((resolve) => {
      resolveFonts = resolve;
    });
    Object.assign(globalThis, { PerformanceObserver: PaintObserver });
    Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  });

  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'fonts');
    jest.useRealTimers();
  });

  it('scripts load after the first contentful paint', async () => {
    startWhenPainted(MAIN, [REMOTE], []);
    resolveFonts();
    PaintObserver.painted('first-paint');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(document.head.childElementCount).toBe(0);

    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(100);
    expect(startedScript()).toMatchObject(ENTRY);
    expect(preloaded()).toMatchObject({
      rel: 'preload',
      href: REMOTE,
      integrity: 'sha384-remote',
      crossOrigin: 'anonymous',
    });
    expect(preloaded()).toMatchObject({ as: 'script', fetchPriority: 'low' });
  });

  it('fonts load once, together with the scripts', async () => {
    const loadFonts = jest.fn();
    Object.assign(globalThis.__KAAGAZZ__, { loadFonts });
    startWhenPainted(MAIN, [REMOTE], []);
    resolveFonts();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loadFonts).not.toHaveBeenCalled();

    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loadFonts).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'error'])('scripts wait for the %s event of a picture on the first screen', async (type) => {
    const [eager, lazy] = [new Image(), new Image()];
    Object.defineProperty(eager, 'complete', { value: false });
    Object.defineProperty(lazy, 'complete', { value: false });
    lazy.setAttribute('loading', 'lazy');
    Object.defineProperty(lazy, 'loading', { value: 'lazy' });
    document.body.append(eager, lazy);

    startWhenPainted(MAIN, [REMOTE], []);
    resolveFonts();
    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(500);
    expect(document.head.childElementCount).toBe(0);

    eager.dispatchEvent(new Event(type));
    await jest.advanceTimersByTimeAsync(100);
    expect(startedScript()).toMatchObject(ENTRY);
  });

  it('scripts load after one second even if the fonts are still loading', async () => {
    startWhenPainted(MAIN, [REMOTE], []);
    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(999);
    expect(document.head.childElementCount).toBe(0);

    await jest.advanceTimersByTimeAsync(1);
    expect(startedScript()).toMatchObject(ENTRY);
    resolveFonts();
    await jest.advanceTimersByTimeAsync(100);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});

it('the promise of a failed prefetch rejects with the network error', async () => {
  const responses: Record<string, () => Promise<Response>> = {
    '/found.json': () => Promise.resolve(new Response('{}')),
    '/lost.json': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => (responses[url as string] as () => Promise<Response>)());

  startWhenPainted(MAIN, [REMOTE], Object.keys(responses));

  const { prefetched } = globalThis.__KAAGAZZ__;
  expect([...(prefetched?.keys() ?? [])]).toEqual(Object.keys(responses));
  await expect(prefetched?.get('/found.json')).resolves.toMatchObject({ ok: true });
  await expect(prefetched?.get('/lost.json')).rejects.toThrow('Failed to fetch');
  jest.restoreAllMocks();
});

it('scripts load immediately if the browser does not support paint timing', () => {
  startWhenPainted(MAIN, [REMOTE], []);

  expect(startedScript()).toMatchObject(ENTRY);
});

it('scripts load immediately on a hidden page', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  startWhenPainted(MAIN, [REMOTE], []);

  expect(startedScript()).toMatchObject(ENTRY);
  hidden.mockRestore();
});
