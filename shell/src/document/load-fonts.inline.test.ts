import { loadFonts } from './load-fonts.inline.ts';

const FACES = [
  ['Fraunces', '500 600', '/fraunces.woff2'],
  ['Mukta', '400', '/mukta.woff2'],
] as const;

/** jsdom doesn't implement `FontFace`. */
class TestFontFace {
  readonly family: string;
  readonly descriptors: object;
  readonly source: ArrayBuffer | string;
  constructor(family: string, source: ArrayBuffer | string, descriptors: object) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }
  load(): Promise<this> {
    return Promise.resolve(this);
  }
}

let added: TestFontFace[];
const found = (url: string) => Promise.resolve(new Response(url));
let respond: (url: string) => Promise<Response>;
const fetchedUrls = () => jest.mocked(fetch).mock.calls.map(([url]) => url);
const responsesRead = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  added = [];
  respond = found;
  Object.assign(globalThis, { __KAAGAZZ__: {}, FontFace: TestFontFace });
  Object.defineProperty(document, 'fonts', {
    value: { add: (face: TestFontFace) => added.push(face) },
    configurable: true,
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => respond(url as string));
});

afterEach(() => {
  document.cookie = 'fonts=; path=/; max-age=0';
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

it('on a first visit, fonts load only after `loadFonts` is called', async () => {
  loadFonts(FACES);
  await responsesRead();
  expect(fetchedUrls()).toEqual([]);

  globalThis.__KAAGAZZ__.loadFonts?.();
  await responsesRead();

  expect(fetchedUrls()).toEqual(['/fraunces.woff2', '/mukta.woff2']);
  expect(added.map(({ family, descriptors }) => [family, descriptors])).toEqual([
    ['Fraunces', { weight: '500 600' }],
    ['Mukta', { weight: '400' }],
  ]);
});

it('no font is added until all fonts have loaded', async () => {
  let deliver: (response: Response) => void = () => undefined;
  respond = (url) => (url === '/mukta.woff2' ? new Promise((resolve) => (deliver = resolve)) : found(url));
  loadFonts(FACES);
  globalThis.__KAAGAZZ__.loadFonts?.();
  await responsesRead();
  expect(added).toEqual([]);
  deliver(new Response('/mukta.woff2'));
  await responsesRead();
  expect(added).toHaveLength(2);

  globalThis.__KAAGAZZ__ = {} as typeof globalThis.__KAAGAZZ__;
  loadFonts(FACES);
  expect(added.slice(2).map(({ family, source, descriptors }) => [family, source, descriptors])).toEqual([
    ['Fraunces', 'url(/fraunces.woff2)', { weight: '500 600', display: 'swap' }],
    ['Mukta', 'url(/mukta.woff2)', { weight: '400', display: 'swap' }],
  ]);
  expect(globalThis.__KAAGAZZ__.loadFonts).toBeUndefined();
});

it.each<[string, (url: string) => Promise<Response>]>([
  ['can’t be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', () => Promise.resolve(new Response('{}', { status: 404 }))],
])('adds none of the fonts if one of them %s', async (_, fails) => {
  respond = (url) => (url === '/mukta.woff2' ? fails(url) : Promise.resolve(new Response(url)));
  loadFonts(FACES);
  globalThis.__KAAGAZZ__.loadFonts?.();
  await responsesRead();

  expect(added).toEqual([]);
  expect(document.cookie).toBe('');
});

it('fonts are added even if cookies are blocked', async () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  loadFonts(FACES);
  globalThis.__KAAGAZZ__.loadFonts?.();
  await responsesRead();

  expect(added).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});
