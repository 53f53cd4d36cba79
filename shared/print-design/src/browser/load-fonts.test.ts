import type * as Fonts from './load-fonts.ts';

jest.mock('./font-files.ts', () => ({
  FONT_FILES: {
    tiro: { latin: '/tiro.woff2', devanagari: '/tiro-hindi.woff2' },
    gotu: { latin: '/gotu.woff2', devanagari: '/gotu-hindi.woff2' },
  },
}));

class Face {
  readonly family: string;
  readonly bytes: ArrayBuffer;

  constructor(family: string, bytes: ArrayBuffer) {
    this.family = family;
    this.bytes = bytes;
  }

  load = () => Promise.resolve(this);
}

/** What the page wears, and how often its letters changed: faces that are put on in one go are one change. */
class FontSet extends Set<Face> {
  changes = 0;
  #isChanging = false;

  override add(face: Face): this {
    if (!this.#isChanging) {
      this.changes += 1;
      this.#isChanging = true;
      queueMicrotask(() => (this.#isChanging = false));
    }
    return super.add(face);
  }
}

let fonts: FontSet;
let missing: Set<string>;
let asked: string[];
let loadFonts: typeof Fonts.loadFonts;

beforeEach(async () => {
  fonts = new FontSet();
  missing = new Set();
  asked = [];
  Object.assign(globalThis, {
    FontFace: Face,
    document: { fonts },
    fetch: async (url: string) => {
      asked.push(url);
      return new Response(missing.has(url) ? null : 'letters', { status: missing.has(url) ? 503 : 200 });
    },
  });
  await jest.isolateModulesAsync(async () => {
    ({ loadFonts } = await import('./load-fonts.ts'));
  });
});

const families = () => Array.from(fonts, ({ family }) => family).toSorted();

it('puts the faces of a script on together, from their bytes', async () => {
  const worn = await loadFonts(['tiro', 'gotu'], 'Asha');

  expect(worn).toBe(2);
  expect(families()).toEqual(['Gotu', 'Tiro Devanagari Hindi']);
  expect(fonts.changes).toBe(1);
  expect([...fonts].every(({ bytes }) => bytes.byteLength === 'letters'.length)).toBe(true);
});

it('asks for a file once, and for another script where the text has its letters', async () => {
  const worn = await Promise.all([
    loadFonts(['tiro'], 'Asha'),
    loadFonts(['tiro'], 'आशा'),
    loadFonts(['tiro'], 'Ravi'),
  ]);

  expect(asked).toEqual(['/tiro.woff2', '/tiro-hindi.woff2']);
  expect(worn).toEqual([1, 2, 1]);
});

it('goes on without a file that does not come, and asks for it again next time', async () => {
  missing.add('/tiro.woff2');

  expect(await loadFonts(['tiro', 'gotu'])).toBe(1);
  expect(families()).toEqual(['Gotu']);

  missing.clear();
  expect(await loadFonts(['tiro', 'gotu'])).toBe(2);
  expect(asked).toEqual(['/tiro.woff2', '/gotu.woff2', '/tiro.woff2']);
});
