import { handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkContract } from './contract-version.ts';

const shell = (contract: number, ...hosts: number[]) =>
  handMadeRelease({ app: 'shell', contract, ...(hosts.length > 0 && { hosts }) });
const print = (contract: number) => handMadeRelease({ app: 'mfe-print', contract });
const shop = (contract: number) => handMadeRelease({ app: 'mfe-shop', version: '1.0.0-shop', contract });

it('accepts a remote only if the live shell supports its contract version', () => {
  const live = handMadeSite({ shell: shell(1), remotes: [shop(1)] });

  expect(checkContract(print(1), live).passed).toBe(true);
  expect(checkContract(print(2), live).details).toEqual(['uses contract 2, but shell 1.0.0-a is live and supports 1']);
});

it('accepts a shell only if it supports all stable remotes and candidates', () => {
  expect(checkContract(shell(1), handMadeSite({ remotes: [shop(1)] })).passed).toBe(true);
  expect(checkContract(shell(2), handMadeSite({ remotes: [shop(1), print(2)] })).details).toEqual([
    'supports contract 2, but mfe-shop 1.0.0-shop is live and uses 1',
  ]);
  expect(checkContract(shell(2), handMadeSite({ candidates: [shop(1)] })).passed).toBe(false);
});

it('the shell may drop a contract version only after all remotes use the new one', () => {
  const both = shell(2, 1, 2);

  expect(checkContract(both, handMadeSite({ shell: shell(1), remotes: [shop(1), print(1)] })).passed).toBe(true);
  expect(checkContract(shop(2), handMadeSite({ shell: both, remotes: [shop(1), print(1)] })).passed).toBe(true);
  expect(checkContract(shell(2, 2), handMadeSite({ shell: both, remotes: [shop(2), print(1)] })).passed).toBe(false);
  expect(checkContract(shell(2, 2), handMadeSite({ shell: both, remotes: [shop(2), print(2)] })).passed).toBe(true);
});

it('accepts any contract version on a site without releases', () => {
  expect(checkContract(shell(3), handMadeSite())).toMatchObject({ passed: true });
  expect(checkContract(print(3), handMadeSite())).toMatchObject({ passed: true, notChecked: 'no shell is live yet' });
});
