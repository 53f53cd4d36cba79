import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS, AccessTokens } from './access-token.ts';
import { authKeys } from './auth-keys.ts';

const keys = (authSecret: string, previousAuthSecrets: string[] = []) => authKeys({ authSecret, previousAuthSecrets });
const holder = { userId: randomUUID(), sessionId: randomUUID() };
const START = Date.UTC(2025, 0, 1);

describe('a cached access token', () => {
  let time = START;
  const tokens = new AccessTokens(keys('a secret of this shop'), () => new Date(time));
  beforeEach(() => (time = START));

  it('a cached access token is accepted until it expires', async () => {
    const token = await tokens.issue(holder);
    for (const passed of [0, 0, ACCESS_TOKEN_SECONDS - 1]) {
      time = START + passed * 1000;
      await expect(tokens.verify(token)).resolves.toEqual(holder);
    }

    time = START + ACCESS_TOKEN_SECONDS * 1000;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  it('a forged access token is rejected even if a valid one is cached', async () => {
    const token = await tokens.issue(holder);
    await tokens.verify(token);
    const stranger = await new AccessTokens(keys('a secret of another shop'), () => new Date(time)).issue(holder);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';

    for (const forged of [stranger, `${head}.${payload}.${other}${signature.slice(1)}`, `${head}.${payload}.`]) {
      await expect(tokens.verify(forged)).rejects.toMatchObject({ status: 401 });
    }
  });

  it('an access token evicted from the cache is still accepted', async () => {
    const first = await tokens.issue(holder);
    await tokens.verify(first);
    const people = Array.from({ length: 5_050 }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
    for (const person of people) {
      expect(await tokens.verify(await tokens.issue(person))).toEqual(person);
    }

    expect(await tokens.verify(first)).toEqual(holder);
  });
});
