import { bringFonts } from './bring-fonts.inline.ts';

const FACES = [
  ['Fraunces', '500 600', '/fraunces.woff2'],
  ['Mukta', '400', '/mukta.woff2'],
] as const;

/** What browsers have and jsdom lacks. */
class Face {
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

let worn: Face[];
const there = (url: string) => Promise.resolve(new Response(url));
let answer: (url: string) => Promise<Response>;
const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => url);
/** Long enough for what is there to be read. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  worn = [];
  answer = there;
  Object.assign(globalThis, { __KAAGAZZ__: {}, FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: { add: (face: Face) => worn.push(face) }, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => answer(url as string));
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
});

it('asks for nothing on a first visit until it is told to', async () => {
  bringFonts(FACES);
  await turns();
  expect(asked()).toEqual([]);

  globalThis.__KAAGAZZ__.bringFonts?.();
  await turns();

  expect(asked()).toEqual(['/fraunces.woff2', '/mukta.woff2']);
  expect(worn.map(({ family, descriptors }) => [family, descriptors])).toEqual([
    ['Fraunces', { weight: '500 600' }],
    ['Mukta', { weight: '400' }],
  ]);
});

it('puts all on together, and the next page of this browser begins with them', async () => {
  let come: (response: Response) => void = () => undefined;
  answer = (url) => (url === '/mukta.woff2' ? new Promise((resolve) => (come = resolve)) : there(url));
  bringFonts(FACES);
  globalThis.__KAAGAZZ__.bringFonts?.();
  await turns();
  expect(worn).toEqual([]);
  come(new Response('/mukta.woff2'));
  await turns();
  expect(worn).toHaveLength(2);

  globalThis.__KAAGAZZ__ = {} as typeof globalThis.__KAAGAZZ__;
  bringFonts(FACES);
  expect(worn.slice(2).map(({ family, source, descriptors }) => [family, source, descriptors])).toEqual([
    ['Fraunces', 'url(/fraunces.woff2)', { weight: '500 600', display: 'swap' }],
    ['Mukta', 'url(/mukta.woff2)', { weight: '400', display: 'swap' }],
  ]);
  expect(globalThis.__KAAGAZZ__.bringFonts).toBeUndefined();
});

it.each<[string, (url: string) => Promise<Response>]>([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', () => Promise.resolve(new Response('{}', { status: 404 }))],
])('leaves the page in the fonts of the device when one %s, and tries again with the next page', async (_, fails) => {
  answer = (url) => (url === '/mukta.woff2' ? fails(url) : Promise.resolve(new Response(url)));
  bringFonts(FACES);
  globalThis.__KAAGAZZ__.bringFonts?.();
  await turns();

  expect(worn).toEqual([]);
  expect(localStorage.getItem('fonts')).toBeNull();
});

it('has them where nothing can be kept', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  bringFonts(FACES);
  globalThis.__KAAGAZZ__.bringFonts?.();
  await turns();

  expect(worn).toHaveLength(2);
});
