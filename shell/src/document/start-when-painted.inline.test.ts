import { startWhenPainted } from './start-when-painted.inline.ts';

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

describe('in a browser that tells of paints', () => {
  let fontsCome: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    const ready = new Promise<void>((resolve) => {
      fontsCome = resolve;
    });
    Object.assign(globalThis, { PerformanceObserver: PaintObserver });
    Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  });

  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'fonts');
    jest.useRealTimers();
  });

  it('lets a visitor see the page, with the fonts of its rarer letters, before it asks for scripts', async () => {
    startWhenPainted(MAIN, [REMOTE], []);
    fontsCome();
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

  it('asks for the fonts of a first visit no sooner than for scripts, once', async () => {
    const bringFonts = jest.fn();
    Object.assign(globalThis.__KAAGAZZ__, { bringFonts });
    startWhenPainted(MAIN, [REMOTE], []);
    fontsCome();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bringFonts).not.toHaveBeenCalled();

    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bringFonts).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'error'])('waits for a picture of the first screen: %s', async (outcome) => {
    const [first, further] = [new Image(), new Image()];
    Object.defineProperty(first, 'complete', { value: false });
    Object.defineProperty(further, 'complete', { value: false });
    further.setAttribute('loading', 'lazy');
    Object.defineProperty(further, 'loading', { value: 'lazy' });
    document.body.append(first, further);

    startWhenPainted(MAIN, [REMOTE], []);
    fontsCome();
    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(500);
    expect(document.head.childElementCount).toBe(0);

    first.dispatchEvent(new Event(outcome));
    await jest.advanceTimersByTimeAsync(100);
    expect(startedScript()).toMatchObject(ENTRY);
  });

  it('does not wait for what does not come, and starts once', async () => {
    startWhenPainted(MAIN, [REMOTE], []);
    PaintObserver.painted('first-contentful-paint');
    await jest.advanceTimersByTimeAsync(999);
    expect(document.head.childElementCount).toBe(0);

    await jest.advanceTimersByTimeAsync(1);
    expect(startedScript()).toMatchObject(ENTRY);
    fontsCome();
    await jest.advanceTimersByTimeAsync(100);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});

it('asks for lists beside the scripts, and leaves their answers to who takes them, one that does not come, too', async () => {
  const answers: Record<string, () => Promise<Response>> = {
    '/there.json': () => Promise.resolve(new Response('{}')),
    '/lost.json': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => (answers[url as string] as () => Promise<Response>)());

  startWhenPainted(MAIN, [REMOTE], Object.keys(answers));

  const { asked } = globalThis.__KAAGAZZ__;
  expect([...(asked?.keys() ?? [])]).toEqual(Object.keys(answers));
  await expect(asked?.get('/there.json')).resolves.toMatchObject({ ok: true });
  await expect(asked?.get('/lost.json')).rejects.toThrow('Failed to fetch');
  jest.restoreAllMocks();
});

it('waits for no paint where the browser tells of none', () => {
  startWhenPainted(MAIN, [REMOTE], []);

  expect(startedScript()).toMatchObject(ENTRY);
});

it('waits for no paint of a page that is not looked at', () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  startWhenPainted(MAIN, [REMOTE], []);

  expect(startedScript()).toMatchObject(ENTRY);
  hidden.mockRestore();
});
