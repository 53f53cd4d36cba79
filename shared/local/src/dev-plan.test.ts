import { devPlan } from './dev-plan.ts';

it('watches everything when nothing is named', () => {
  const { built, watched, taken, servers } = devPlan([]);

  expect(watched).toEqual(['shell', 'mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account']);
  expect(built).toEqual(watched);
  expect([taken, servers]).toEqual([[], true]);
});

it('watches a named remote, builds the shell that it runs in, and takes all others', () => {
  const { built, watched, taken, servers } = devPlan(['mfe-print']);

  expect(built).toEqual(['shell', 'mfe-print']);
  expect(watched).toEqual(['mfe-print']);
  expect(taken).toEqual(['mfe-brand', 'mfe-shop', 'mfe-account']);
  expect(servers).toBe(false);
});

it('says which apps there are when somebody names another', () => {
  expect(() => devPlan(['mfe-print', 'mfe-prunt'])).toThrow(
    'no app is named mfe-prunt: shell, mfe-brand, mfe-shop, mfe-print, mfe-account',
  );
});
