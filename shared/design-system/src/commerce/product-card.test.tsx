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
};

describe('ProductCard', () => {
  it('shows price, stars and stock on a card with one link named after the product', () => {
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

  it('offers a product photograph as WebP and AVIF in every width', () => {
    const images = ['/media/card.1a2b3c4d.w1200.webp'];
    const { container } = renderPage(<ProductCard product={{ ...notebook, images }} to="/products/x" />);

    const photograph = container.querySelector('img');
    expect(photograph).toHaveAttribute(
      'srcset',
      '/media/card.1a2b3c4d.w400.webp 400w,/media/card.1a2b3c4d.w800.webp 800w,/media/card.1a2b3c4d.w1200.webp 1200w',
    );
    expect(photograph?.sizes).toContain('50vw');
    expect(photograph).toHaveAttribute('width', '800');
    const [avif, ...others] = container.querySelectorAll('source');
    expect(others).toEqual([]);
    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif?.srcset).toContain('/media/card.1a2b3c4d.w400.avif 400w');
    expect(avif?.sizes).toBe(photograph?.sizes);
  });

  it('shows a leaf on the card of a product without pictures', () => {
    const drawings = ({ container }: { container: HTMLElement }) => container.querySelectorAll('svg').length;
    const pictured = renderPage(<ProductCard product={notebook} to="/products/x" />);
    const bare = renderPage(<ProductCard product={{ ...notebook, images: [] }} to="/products/x" />);

    expect(bare.container.querySelector('img')).toBeNull();
    expect(drawings(bare)).toBe(drawings(pictured) + 1);
  });

  it('offers no width beyond the photograph’s own, and no srcset for an SVG', () => {
    const images = ['/media/card.1a2b3c4d.w800.webp'];
    const small = renderPage(<ProductCard product={{ ...notebook, images }} to="/products/x" />);
    const drawn = renderPage(<ProductCard product={notebook} to="/products/x" />);

    expect(small.container.querySelector('img')?.srcset).not.toContain('1200');
    expect(drawn.container.querySelector('img')?.srcset).toBe('');
    expect(drawn.container.querySelector('source')).toBeNull();
  });

  it('reserves space for the card’s picture and loads it lazily', () => {
    const { container } = renderPage(<ProductCard product={notebook} to="/products/x" />);

    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/media/notebook.1.svg');
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});
