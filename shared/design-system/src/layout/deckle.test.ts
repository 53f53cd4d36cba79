import { deckledTop } from './deckle.ts';

describe('a deckled edge', () => {
  it('the shape of the torn paper edge depends only on the seed', () => {
    expect(deckledTop(7)).toBe(deckledTop(7));
    expect(deckledTop(7)).not.toBe(deckledTop(8));
  });

  it('the torn paper edge is never deeper than the given depth', () => {
    const corners = [...deckledTop(3, 10).matchAll(/([\d.]+)% ([\d.]+)px/g)].map(([, x, y]) => [Number(x), Number(y)]);

    expect(corners[0]![0]).toBe(0);
    expect(corners.at(-1)![0]).toBe(100);
    expect(corners.every(([, y]) => y! >= 0 && y! <= 10)).toBe(true);
  });
});
