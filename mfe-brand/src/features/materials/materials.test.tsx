import { renderPage } from '@kaagazz/testing';
import { screen } from '@testing-library/react';

import { SAMPLE_CONTENT } from '../../../test-support/sample-content.ts';
import { Materials } from './materials.tsx';

const banana = {
  _id: 'banana-roll',
  title: 'Banana Fibre Roll',
  images: ['/media/banana-roll.w800.webp'],
  originalPrice: 600,
  discountPercent: 25,
  price: 450,
  stock: 9,
};

describe('materials', () => {
  it('describes marigold paper until the visitor picks another material', async () => {
    const { user } = renderPage(<Materials papers={[]} texts={SAMPLE_CONTENT.text} />);
    expect(screen.getByRole('heading', { name: 'A sheet with petals in it' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Banana stems' }));

    expect(screen.getByRole('heading', { name: 'A warm sheet with long fibres' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'A sheet with petals in it' })).not.toBeInTheDocument();
  });

  it('selects another material with the arrow keys', async () => {
    const { user } = renderPage(<Materials papers={[]} texts={SAMPLE_CONTENT.text} />);

    await user.tab();
    await user.keyboard('{ArrowDown}');

    expect(screen.getByRole('radio', { name: 'Tailors’ cuttings' })).toBeChecked();
  });

  it('links to a product made from the chosen material, or to all papers if no product matches', async () => {
    const { user } = renderPage(<Materials papers={[banana]} texts={SAMPLE_CONTENT.text} />);
    expect(screen.getByRole('link', { name: 'See our papers' })).toHaveAttribute('href', '/products?category=paper');

    await user.click(screen.getByRole('radio', { name: 'Banana stems' }));

    expect(screen.getByRole('link', { name: 'Banana Fibre Roll' })).toHaveAttribute('href', '/products/banana-roll');
    expect(screen.getByText('Rs. 450')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See our papers' })).not.toBeInTheDocument();
  });
});
