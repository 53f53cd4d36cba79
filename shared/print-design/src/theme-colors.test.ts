import { contrast, takeUp, type Inks } from './theme-colors.ts';

const ON_CREAM: Inks = { ground: '#fbf3de', ink: '#5a1f1a', accent: '#3f7a45', second: '#e0901c' };
const ON_MIDNIGHT: Inks = { ground: '#1d2750', ink: '#fbf3dc', accent: '#f6e7bd', second: '#e3b04b' };
const WORDS = [
  'sage',
  'ivory',
  'blush',
  'navy',
  'gold',
  'maroon',
  'mint',
  'lavender',
  'peach',
  'black',
  'white',
  'yellow',
];

describe('colours that a shopper wishes for', () => {
  it.each(['', 'as you like', 'chartreuse, please', 'constructor', '१२३'])(
    'change nothing where %j names none',
    (wish) => {
      expect(takeUp(ON_CREAM, wish)).toEqual(ON_CREAM);
    },
  );

  it('make the pale one the paper and the other one the ornament, whichever is named first', () => {
    const inks = takeUp(ON_CREAM, 'Sage and Ivory');

    expect(inks).toMatchObject({ ground: '#fbf6e8', accent: '#8fa382', second: ON_CREAM.second });
    expect(takeUp(ON_CREAM, 'ivory/sage')).toEqual(inks);
  });

  it('keep a dark card dark', () => {
    expect(takeUp(ON_MIDNIGHT, 'maroon and mint')).toMatchObject({ ground: '#701c2a', accent: '#d3ebdc' });
    expect(takeUp(ON_MIDNIGHT, 'ivory').ground).toBe(ON_MIDNIGHT.ground);
  });

  it('leave text readable and ornament visible, whatever is wished for', () => {
    const faults = [ON_CREAM, ON_MIDNIGHT].flatMap((own) =>
      WORDS.flatMap((one) => WORDS.map((other) => `${one} and ${other}`)).filter((wish) => {
        const { ground, ink, accent, second } = takeUp(own, wish);
        return contrast(ink, ground) < 4.5 || contrast(accent, ground) < 1.9 || contrast(second, ground) < 1.9;
      }),
    );

    expect(faults).toEqual([]);
  });
});
