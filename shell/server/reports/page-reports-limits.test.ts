import { FailuresPerAddress, OncePerView } from './page-reports-limits.ts';

it('a repeated report is rejected even if its page view is no longer stored', () => {
  const once = new OncePerView(0, 3);
  const views = Array.from({ length: 10 }, (_, index) => ({ id: `view ${index}`, issued: 100 + index }));

  expect(views.map((view) => once.first(view, 'vitals'))).not.toContain(false);
  expect(views.map((view) => once.first(view, 'vitals'))).not.toContain(true);
});

it('a report about a page view from before a restart is rejected', () => {
  const once = new OncePerView(1000);

  expect(once.first({ id: 'before', issued: 999 }, 'mfe-shop')).toBe(false);
  expect(once.first({ id: 'after', issued: 1000 }, 'mfe-shop')).toBe(true);
});

it('an IPv4 address and its IPv6-mapped form share one failure limit', () => {
  const limits = new FailuresPerAddress(1);

  const allowed = ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.1'].map((address) =>
    limits.allows(address, 'mfe-shop@1.0.0-a'),
  );

  expect(allowed).toEqual([true, true, false]);
});
