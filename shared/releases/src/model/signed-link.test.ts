import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { localReleasesSecret } from '../local-secret.ts';
import { sign, verify } from './signed-link.ts';

const SECRET = 'a secret of at least thirty-two characters';
const choice = { 'mfe-print': '1.0.0-a' };

it('returns the claims and the expiry of a signed link', async () => {
  const token = await sign(SECRET, 'tester', choice, 60);

  const { claims, expires } = await verify(SECRET, 'tester', token);

  expect(claims).toEqual(choice);
  expect(Math.abs(expires.getTime() - Date.now() - 60_000)).toBeLessThan(5000);
});

it.each<[string, () => Promise<string>, RegExp]>([
  ['expired', () => sign(SECRET, 'tester', choice, -1), /expired/],
  ['forged', () => sign(`${SECRET}!`, 'tester', choice, 60), /is not valid/],
  ['for another purpose', () => sign(SECRET, 'release-page', choice, 60), /is not valid/],
  ['unsigned', async () => unsigned(await sign(SECRET, 'tester', choice, 60)), /is not valid/],
  ['changed', async () => changed(await sign(SECRET, 'tester', choice, 60)), /is not valid/],
  ['no token', async () => 'mfe-print', /is not valid/],
])('is rejected if it is %s', async (_how, make, message) => {
  await expect(verify(SECRET, 'tester', await make())).rejects.toMatchObject({
    code: 'BAD_LINK',
    message: expect.stringMatching(message) as string,
  });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function unsigned(token: string): string {
  return [encoded({ alg: 'none' }), token.split('.')[1], ''].join('.');
}

function changed(token: string): string {
  const [head = '', , signature = ''] = token.split('.');
  return [head, encoded({ claims: { shell: '9.9.9' }, aud: 'tester', exp: 9_999_999_999 }), signature].join('.');
}

it('creates a local secret that only its owner can read', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'secret-'));

  const secret = localReleasesSecret(folder);

  expect(localReleasesSecret(folder)).toBe(secret);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect((await fs.stat(path.join(folder, 'releases-secret'))).mode & 0o077).toBe(0);
  await fs.rm(folder, { recursive: true });
});
