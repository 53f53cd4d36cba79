import { merge } from './conflict.ts';

const base = { title: 'Notebook', price: '300', hsn: '' };

it('keeps both edits if two people changed different fields', () => {
  const { merged, both } = merge(base, { ...base, price: '280' }, { ...base, hsn: '4820' });

  expect(merged).toEqual({ title: 'Notebook', price: '280', hsn: '4820' });
  expect(both).toEqual([]);
});

it('reports a field that two people changed differently', () => {
  const { merged, both } = merge(base, { ...base, price: '280' }, { ...base, price: '290' });

  expect(merged.price).toBe('280');
  expect(both).toEqual(['price']);
});

it('doesn’t report a conflict if two people made the same change', () => {
  expect(merge(base, { ...base, price: '280' }, { ...base, price: '280' }).both).toEqual([]);
});
