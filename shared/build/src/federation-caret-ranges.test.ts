import { satisfy } from './federation-caret-ranges.ts';

describe('whether a shared package is what a remote asks for', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.10.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['18.9.9', '^19.3.1', false],
    ['0.2.5', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.4', '^0.0.3', false],
    ['1.9.0', '<=1.10.0', true],
    ['1.10.1', '<=1.10.0', false],
    ['19.3.1', '>=18 <20', false],
    ['next', '^19.3.1', false],
  ])('%s for %s: %s', (version, range, fits) => {
    expect(satisfy(version, range)).toBe(fits);
  });
});
