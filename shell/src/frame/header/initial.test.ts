import { initialOf } from './initial.ts';

const unnamed = { name: '', fullname: '', username: null, email: 'asha@example.com' };

it.each([
  [{ ...unnamed, name: 'asha' }, 'A'],
  [{ ...unnamed, fullname: 'Meera Iyer', username: 'zoya' }, 'M'],
  [{ ...unnamed, name: '  ', username: 'zoya' }, 'Z'],
  [{ ...unnamed, name: 'आशा' }, 'आ'],
  [unnamed, 'U'],
  [{ ...unnamed, name: unnamed.email, fullname: unnamed.email }, 'U'],
])('the initial of %o is %s', (user, letter) => {
  expect(initialOf(user)).toBe(letter);
});
