import { withDeadline } from './deadline.ts';

it('withDeadline rejects after the timeout', async () => {
  await expect(withDeadline(new Promise(() => undefined), 20)).rejects.toThrow('did not respond within 0.02 s');
});

it('withDeadline returns the result of a promise that settles before the timeout', async () => {
  await expect(withDeadline(Promise.resolve('done'), 60_000)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('crashed')), 60_000)).rejects.toThrow('crashed');
});
