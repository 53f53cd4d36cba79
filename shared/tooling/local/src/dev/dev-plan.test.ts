import { APPS } from '@kaagazz/build/apps';

import { devPlan } from './dev-plan.ts';

it('npm run dev watches every app by default', () => {
  const { built, watched, fetched, servers } = devPlan([]);

  expect(watched).toEqual(APPS);
  expect(built).toEqual(watched);
  expect([fetched, servers]).toEqual([[], true]);
});

it('npm run dev with an app name watches only that app', () => {
  const { built, watched, fetched, servers } = devPlan(['mfe-print']);

  expect(built).toEqual(['shell', 'mfe-print']);
  expect(watched).toEqual(['mfe-print']);
  expect(fetched).toEqual(APPS.filter((app) => app !== 'shell' && app !== 'mfe-print'));
  expect(servers).toBe(false);
});

it('npm run dev rejects an unknown app name', () => {
  expect(() => devPlan(['mfe-print', 'mfe-prunt'])).toThrow(`no app is named mfe-prunt: ${APPS.join(', ')}`);
});
