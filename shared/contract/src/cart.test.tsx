import { render } from '@testing-library/react';

import { useCart } from './cart.ts';

function CartCount() {
  return <p>{useCart().count}</p>;
}

it('useCart() throws outside of a CartProvider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => render(<CartCount />)).toThrow('useCart must be used within a CartProvider');
});

afterEach(() => jest.restoreAllMocks());
