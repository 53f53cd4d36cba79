import { inIndia } from './indian-clock.ts';

it('returns the time in India, which is five and a half hours ahead of UTC', () => {
  expect(inIndia(new Date('2026-03-31T18:30:00Z')).toISOString()).toBe('2026-04-01T00:00:00.000Z');
});
