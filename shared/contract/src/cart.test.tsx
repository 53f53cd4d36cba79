import { render } from '@testing-library/react';

import { useCart } from './cart.ts';

function CartCount() {
  return <p>{useCart().count}</p>;
}

it('a page outside of the shell is told that there is no cart', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => render(<CartCount />)).toThrow('useCart must be used within a CartProvider');
});

afterEach(() => jest.restoreAllMocks());
