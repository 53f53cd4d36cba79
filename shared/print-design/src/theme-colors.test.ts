import { contrast, applyThemeColors, type Palette } from './theme-colors.ts';

const ON_CREAM: Palette = { background: '#fbf3de', text: '#5a1f1a', accent: '#3f7a45', secondary: '#e0901c' };
const ON_MIDNIGHT: Palette = { background: '#1d2750', text: '#fbf3dc', accent: '#f6e7bd', secondary: '#e3b04b' };
const WORDS = 'sage ivory blush navy gold maroon mint lavender peach black white yellow'.split(' ');

describe('applyThemeColors', () => {
  it.each(['', 'as you like', 'chartreuse, please', 'constructor', '१२३'])(
    'returns the design’s palette unchanged for the theme colours %j',
    (wish) => {
      expect(applyThemeColors(ON_CREAM, wish)).toEqual(ON_CREAM);
    },
  );

  it('uses the lighter theme colour as the background, whatever the order of the colours', () => {
    const colors = applyThemeColors(ON_CREAM, 'Sage and Ivory');

    expect(colors).toMatchObject({ background: '#fbf6e8', accent: '#8fa382', secondary: ON_CREAM.secondary });
    expect(applyThemeColors(ON_CREAM, 'ivory/sage')).toEqual(colors);
  });

  it('keeps the background of a dark design dark when theme colours are applied', () => {
    expect(applyThemeColors(ON_MIDNIGHT, 'maroon and mint')).toMatchObject({
      background: '#701c2a',
      accent: '#d3ebdc',
    });
    expect(applyThemeColors(ON_MIDNIGHT, 'ivory').background).toBe(ON_MIDNIGHT.background);
  });

  it('keeps text readable for every pair of theme colours', () => {
    const faults = [ON_CREAM, ON_MIDNIGHT].flatMap((own) =>
      WORDS.flatMap((one) => WORDS.map((other) => `${one} and ${other}`)).filter((wish) => {
        const { background, text, accent, secondary } = applyThemeColors(own, wish);
        return [
          contrast(text, background) < 4.5,
          contrast(accent, background) < 1.9,
          contrast(secondary, background) < 1.9,
        ].some(Boolean);
      }),
    );

    expect(faults).toEqual([]);
  });
});
