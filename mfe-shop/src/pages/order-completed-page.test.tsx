import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { OrderCompletedPage } from './order-completed-page.tsx';

describe('the page after a payment', () => {
  it('thanks the shopper and leads back to the products', async () => {
    const { user, host, address } = renderPage(<OrderCompletedPage />, { at: '/order/completed' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, your order is confirmed');
    expect(host.head).toMatchObject({ canonical: '/order/completed', noIndex: true });

    await user.click(screen.getByRole('link', { name: 'Continue shopping' }));

    expect(address()).toBe('/products');
  });
});
