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
let requested: string[];
let loadFonts: typeof Fonts.loadFonts;

beforeEach(async () => {
  fonts = new FontSet();
  missing = new Set();
  requested = [];
  Object.assign(globalThis, {
    FontFace: Face,
    document: { fonts },
    fetch: async (url: string) => {
      requested.push(url);
      return new Response(missing.has(url) ? null : 'letters', { status: missing.has(url) ? 503 : 200 });
    },
  });
  await jest.isolateModulesAsync(async () => {
    ({ loadFonts } = await import('./load-fonts.ts'));
  });
});

const families = () => Array.from(fonts, ({ family }) => family).toSorted();

it('changes the document’s font set only once when several fonts load', async () => {
  const added = await loadFonts(['tiro', 'gotu'], 'Asha');

  expect(added).toBe(2);
  expect(families()).toEqual(['Gotu', 'Tiro Devanagari Hindi']);
  expect(fonts.changes).toBe(1);
  expect([...fonts].every(({ bytes }) => bytes.byteLength === 'letters'.length)).toBe(true);
});

it('requests each font file once', async () => {
  const added = await Promise.all([
    loadFonts(['tiro'], 'Asha'),
    loadFonts(['tiro'], 'आशा'),
    loadFonts(['tiro'], 'Ravi'),
  ]);

  expect(requested).toEqual(['/tiro.woff2', '/tiro-hindi.woff2']);
  expect(added).toEqual([1, 2, 1]);
});

it('requests a font file again if it failed to load', async () => {
  missing.add('/tiro.woff2');

  expect(await loadFonts(['tiro', 'gotu'])).toBe(1);
  expect(families()).toEqual(['Gotu']);

  missing.clear();
  expect(await loadFonts(['tiro', 'gotu'])).toBe(2);
  expect(requested).toEqual(['/tiro.woff2', '/gotu.woff2', '/tiro.woff2']);
});
