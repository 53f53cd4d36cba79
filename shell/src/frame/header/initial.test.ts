import { initialOf } from './initial.ts';

const nobody = { name: '', fullname: '', username: null };

it.each([
  [{ ...nobody, name: 'asha' }, 'A'],
  [{ ...nobody, fullname: 'Meera Iyer', username: 'zoya' }, 'M'],
  [{ ...nobody, name: '  ', username: 'zoya' }, 'Z'],
  [{ ...nobody, name: 'आशा' }, 'आ'],
  [nobody, 'U'],
])('draws the letter of %o as %s', (user, letter) => {
  expect(initialOf(user)).toBe(letter);
});
