import type { ProductDetails } from '@kaagazz/api-schema';

export function aProduct(special: Partial<ProductDetails> = {}): ProductDetails {
  const { title = 'A5 notebook, marigold', images = ['/media/notebook-1.webp', '/media/notebook-2.webp'] } = special;
  return {
    _id: 'notebook-a5-marigold',
    title,
    description: '96 pages of cotton-rag paper with marigold petals.',
    images,
    pictures: images.map((url) => ({ url, alt: null, colour: null })),
    originalPrice: 350,
    discountPercent: 30,
    price: 245,
    stock: 40,
    rating: 4.6,
    category: 'stationery',
    tags: ['eco-friendly'],
    createdAt: '2026-11-01T09:00:00.000Z',
    facts: {
      size: '148 × 210 mm',
      pages: 96,
      gsm: 100,
      weightGrams: 1900,
      fibre: 'Cotton rag',
      contents: '',
      care: 'Keep dry.',
      maker: '',
      origin: 'India',
    },
    ...special,
  };
}

export function someProducts(count: number, from = 1): ProductDetails[] {
  return Array.from({ length: count }, (_, index) =>
    aProduct({ _id: `product-${from + index}`, title: `Product ${from + index}` }),
  );
}
