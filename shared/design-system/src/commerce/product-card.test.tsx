import { renderPage } from '@kaagazz/testing';
import { screen, within } from '@testing-library/react';

import { ProductCard } from './product-card.tsx';

const notebook = {
  _id: 'notebook-a5-marigold',
  title: 'Marigold A5 notebook',
  images: ['/media/notebook.1.svg', '/media/notebook.2.svg'],
  originalPrice: 350,
  discountPercent: 30,
  price: 245,
  stock: 3,
  rating: 4.6,
  reviewCount: 2,
};

describe('ProductCard', () => {
  it('shows the title, the stars and the stock on a product card', () => {
    renderPage(<ProductCard product={notebook} to="/products/notebook-a5-marigold" />);

    const card = within(screen.getByRole('article'));
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Marigold A5 notebook' })).toHaveAttribute(
      'href',
      '/products/notebook-a5-marigold',
    );
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Marigold A5 notebook');
    expect(card.getByText('Limited Stock')).toBeVisible();
    expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  });

  it('the picture of a product is available as AVIF in four widths', () => {
    const images = ['/media/card.1a2b3c4d.w800.webp'];
    const { container } = renderPage(<ProductCard product={{ ...notebook, images }} to="/products/x" />);

    const [avif, ...others] = container.querySelectorAll('source');
    expect(others).toEqual([]);
    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif).toHaveAttribute(
      'srcset',
      '/media/card.1a2b3c4d.w320.avif 320w,/media/card.1a2b3c4d.w480.avif 480w,/media/card.1a2b3c4d.w800.avif 800w,/media/card.1a2b3c4d.w1280.avif 1280w',
    );
    expect(avif?.sizes).toContain('44vw');
    expect(container.querySelector('img')).toHaveAttribute('src', images[0]);
  });

  it('shows a leaf illustration for a product without pictures', () => {
    const drawings = ({ container }: { container: HTMLElement }) => container.querySelectorAll('svg').length;
    const pictured = renderPage(<ProductCard product={notebook} to="/products/x" />);
    const bare = renderPage(<ProductCard product={{ ...notebook, images: [] }} to="/products/x" />);

    expect(bare.container.querySelector('img')).toBeNull();
    expect(drawings(bare)).toBe(drawings(pictured) + 1);
  });

  it('an SVG picture has no alternative sources', () => {
    const { container } = renderPage(<ProductCard product={notebook} to="/products/x" />);

    expect(container.querySelector('source')).toBeNull();
  });

  it('sets the width and height of a lazily loaded picture', () => {
    const { container } = renderPage(<ProductCard product={notebook} to="/products/x" />);

    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/media/notebook.1.svg');
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});
