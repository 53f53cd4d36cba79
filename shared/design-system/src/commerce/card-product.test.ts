import { toCardProduct } from './card-product.ts';

const PENCILS = { _id: 'pencils', title: 'Pencils', originalPrice: 120, discountPercent: 0, price: 120, stock: 9 };

it.each([
  [{ images: ['/a.webp', '/b.webp'] }, ['/a.webp']],
  [{ image: '/a.webp' }, ['/a.webp']],
  [{}, []],
])('a product with %j shows the pictures %j', (pictures, shown) => {
  expect(toCardProduct({ ...PENCILS, ...pictures }).images).toEqual(shown);
});
