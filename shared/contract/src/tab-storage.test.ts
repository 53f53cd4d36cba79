import { tabStorage } from './tab-storage.ts';

const note = tabStorage('note', (value) => typeof value === 'string');

beforeEach(() => sessionStorage.clear());

it('returns a stored value to the shopper who saved it', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read('asha')).toBe('Six notebooks');
});

it('removes a stored value that belongs to another shopper', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read('ravi')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps a visitor’s stored value when the visitor signs in', () => {
  note.save(null, 'Six notebooks');

  expect(note.read('asha')).toBe('Six notebooks');
});

it('returns null to a signed-out visitor if a shopper saved the value', () => {
  note.save('asha', 'Six notebooks');

  expect(note.read(null)).toBeNull();
  expect(note.read('asha')).toBe('Six notebooks');
});

it.each(['{', '[]', '7', '{"userId":"asha"}', '{"userId":"asha","value":7}'])(
  'removes the invalid stored value %s',
  (stored) => {
    jest.spyOn(console, 'warn').mockImplementation();
    sessionStorage.setItem('note', stored);

    expect(note.read('asha')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

it('returns null if the browser blocks sessionStorage', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  expect(note.read('asha')).toBeNull();
});

it('removes the stored value when remove() is called', () => {
  note.save('asha', 'Six notebooks');

  note.remove();

  expect(note.read('asha')).toBeNull();
});
