import { tabStorage } from './tab-storage.ts';

const note = tabStorage('note', (value) => typeof value === 'string');

beforeEach(() => sessionStorage.clear());

it('returns the value to the shopper who saved it', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read('asha')).toBe('Six notebooks');
});

it('removes a value that another shopper saved', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read('ravi')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('gives a visitor’s value to whoever signs in', () => {
  note.save(null, 'Six notebooks');

  expect(note.read('asha')).toBe('Six notebooks');
});

it('hides a shopper’s value from a visitor and keeps it', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read(null)).toBeNull();
  expect(note.read('asha')).toBe('Six notebooks');
});

it.each(['{', '[]', '7', '{"userId":"asha"}', '{"userId":"asha","value":7}'])(
  'removes the invalid entry %s',
  (stored) => {
    jest.spyOn(console, 'warn').mockImplementation();
    sessionStorage.setItem('note', stored);

    expect(note.read('asha')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

it('returns null when the browser forbids storage', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  expect(note.read('asha')).toBeNull();
});

it('removes the value', () => {
  note.save('asha', 'Six notebooks');

  note.remove();

  expect(note.read('asha')).toBeNull();
});
