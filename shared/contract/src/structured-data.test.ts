import { breadcrumbData, postingData, productData } from './structured-data.ts';

const absolute = (path: string) => new URL(path, 'https://kaagazz.example').href;

const NOTEBOOK = {
  _id: 'notebook-a5',
  title: 'Marigold notebook',
  description: 'Ninety-six leaves.',
  images: ['/media/notebook.svg', 'https://cdn.example/notebook.webp'],
  price: 245,
  stock: 3,
  category: 'Stationery',
  rating: 4,
};

describe('productData', () => {
  it('the structured data of a product contains absolute picture URLs and an offer in rupees', () => {
    expect(productData(NOTEBOOK, '/products/notebook-a5', absolute)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Marigold notebook',
      sku: 'notebook-a5',
      image: ['https://kaagazz.example/media/notebook.svg', 'https://cdn.example/notebook.webp'],
      offers: {
        '@type': 'Offer',
        url: 'https://kaagazz.example/products/notebook-a5',
        price: 245,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('a product variant’s structured data includes its SKU, colour, size and product group', () => {
    const facts = { sku: 'NB-A5-M', colour: 'Marigold', size: 'A5' };

    expect(productData({ ...NOTEBOOK, facts, variantGroup: 'a5-notebook' }, '/products/x', absolute)).toMatchObject({
      sku: 'NB-A5-M',
      color: 'Marigold',
      size: 'A5',
      inProductGroupWithID: 'a5-notebook',
      isVariantOf: { '@type': 'ProductGroup', productGroupID: 'a5-notebook' },
    });
  });

  it.each([
    [0, 'https://schema.org/OutOfStock'],
    [1, 'https://schema.org/InStock'],
  ])('describes a stock of %i as %s', (stock, availability) => {
    expect(productData({ ...NOTEBOOK, stock }, '/products/x', absolute).offers).toMatchObject({ availability });
  });

  it('the structured data of a product contains a rating only if the product has reviews', () => {
    const reviewed = { ...NOTEBOOK, rating: 4.666_667, reviewCount: 3 };

    expect(productData(reviewed, '/products/x', absolute)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    });
    expect(productData({ ...NOTEBOOK, reviewCount: 0 }, '/products/x', absolute)).not.toHaveProperty('aggregateRating');
  });

  it('the structured data of a product without pictures has no image list', () => {
    expect(productData({ ...NOTEBOOK, images: [] }, '/products/x', absolute)).not.toHaveProperty('image');
  });
});

it('numbers the breadcrumbs and omits the URL of the last one', () => {
  const { itemListElement } = breadcrumbData([{ label: 'Store', to: '/products' }, { label: 'Notebook' }], absolute);

  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Store', item: 'https://kaagazz.example/products' },
    { '@type': 'ListItem', position: 2, name: 'Notebook' },
  ]);
});

it('the structured data of an article contains its author, date and word count', () => {
  const post = {
    title: 'How a sheet is lifted',
    excerpt: 'Four seconds.',
    author: 'The vat room',
    category: 'Craft',
    date: '2025-01-20',
    picture: '/card.png',
    words: 612,
  };

  expect(postingData(post, '/blog/how', absolute)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How a sheet is lifted',
    datePublished: '2025-01-20',
    image: ['https://kaagazz.example/card.png'],
    author: { '@type': 'Organization', name: 'Kaagazz, the vat room' },
    publisher: { '@type': 'Organization', name: 'Kaagazz' },
    mainEntityOfPage: 'https://kaagazz.example/blog/how',
    wordCount: 612,
  });
});
