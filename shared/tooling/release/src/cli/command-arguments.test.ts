import { parseStages } from './command-arguments.ts';

it('accepts rollout stages with or without a percent sign', () => {
  expect(parseStages('0.5, 10%,50,100')).toEqual([0.5, 10, 50, 100]);
  expect(parseStages('1,10')).toEqual([1, 10]);
});

it.each(['slow', '', '1,,10', '0,50', '50,10', '10,10', '100', '1,101'])('rejects the rollout stages "%s"', (text) => {
  expect(() => parseStages(text)).toThrow(expect.objectContaining({ code: 'USAGE' }) as Error);
});
