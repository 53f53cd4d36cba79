import { deckledTop } from './deckle.ts';

describe('a deckled edge', () => {
  it('is the same on the server and in the browser', () => {
    expect(deckledTop(7)).toBe(deckledTop(7));
    expect(deckledTop(7)).not.toBe(deckledTop(8));
  });

  it('stays within its depth and spans the whole width', () => {
    const corners = [...deckledTop(3, 10).matchAll(/([\d.]+)% ([\d.]+)px/g)].map(([, x, y]) => [Number(x), Number(y)]);

    expect(corners[0]![0]).toBe(0);
    expect(corners.at(-1)![0]).toBe(100);
    expect(corners.every(([, y]) => y! >= 0 && y! <= 10)).toBe(true);
  });
});
