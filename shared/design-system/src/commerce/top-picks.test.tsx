import { renderPage } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { TopPicks } from './top-picks.tsx';

const notebook = {
  _id: 'notebook',
  title: 'Notebook',
  images: ['/media/notebook.svg'],
  originalPrice: 350,
  discountPercent: 30,
  price: 245,
  stock: 20,
  rating: 4,
  reviewCount: 2,
};

const show = (props: Partial<ComponentProps<typeof TopPicks>>) =>
  renderPage(
    <TopPicks
      products={[notebook]}
      isError={false}
      productsPath="/products"
      productPath={(id) => `/products/${id}`}
      {...props}
    >
      View Collections
    </TopPicks>,
  );

it('shows a card for each top pick, followed by the component’s children', () => {
  show({ products: [notebook, { ...notebook, _id: 'kit', title: 'Kit' }] });

  const [first, ...others] = screen.getAllByRole('listitem');
  expect(others).toHaveLength(1);
  expect(within(first!).getByRole('link', { name: 'Notebook' })).toHaveAttribute('href', '/products/notebook');
  expect(first).toHaveTextContent('Rs. 245');
  expect(first).toHaveTextContent('30% off');
  expect(screen.getByText('View Collections')).toBeVisible();
});

it('hides the review count on top picks', () => {
  show({});

  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(screen.getByRole('listitem')).not.toHaveTextContent(/review/i);
});

it('announces that the top picks are loading', () => {
  show({ products: undefined });

  expect(screen.getByRole('status')).toHaveTextContent('LOADING...');
});

it('offers a retry when the top picks can’t be loaded', () => {
  show({ products: undefined, isError: true });

  expect(screen.getByText('Failed to load best picks. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'TRY AGAIN' })).toBeEnabled();
});

it('links to all products when there are no top picks', () => {
  show({ products: [] });

  expect(screen.getByText('No top picks available at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'VIEW COLLECTIONS' })).toHaveAttribute('href', '/products');
});
