import { OncePerView } from './page-reports-limits.ts';

it('gives no second chance to a view that it had to forget', () => {
  const once = new OncePerView(0, 3);
  const views = Array.from({ length: 10 }, (_, index) => ({ id: `view ${index}`, issued: 100 + index }));

  expect(views.map((view) => once.first(view, 'vitals'))).not.toContain(false);
  expect(views.map((view) => once.first(view, 'vitals'))).not.toContain(true);
});

it('does not hear a page from before the start, because it may have been heard then', () => {
  const once = new OncePerView(1000);

  expect(once.first({ id: 'before', issued: 999 }, 'mfe-shop')).toBe(false);
  expect(once.first({ id: 'after', issued: 1000 }, 'mfe-shop')).toBe(true);
});
