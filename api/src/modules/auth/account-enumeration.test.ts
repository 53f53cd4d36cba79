import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';
import { statementsOf } from '../../../test-support/statements.ts';

const CALLS: [name: string, url: string, payload: (who: { email: string; phone: string }) => object][] = [
  ['log in', '/api/auth/login', ({ email }) => ({ email })],
  ['log in again', '/api/auth/login', ({ email }) => ({ email })],
  ['try a code', '/api/auth/verify-otp', ({ email }) => ({ email, otp: '000000' })],
  ['sign up', '/api/auth/register', ({ email }) => ({ email, fullname: 'Asha Rao' })],
  ['sign up again', '/api/auth/register', ({ email }) => ({ email, fullname: 'Asha Rao' })],
  ['try another code', '/api/auth/verify-otp', ({ email }) => ({ email, otp: '000001' })],
  ['resend by phone number', '/api/auth/resend-otp', ({ phone }) => ({ phone })],
];

function verbAndTable(statement: string): string {
  return `${/^\w+/.exec(statement)?.[0]} ${/(?:into|from|update) "(\w+)"/.exec(statement)?.[1]}`;
}

async function withPhone(shop: TestShop, phone: string): Promise<Shopper> {
  const shopper = await shop.signIn();
  await shop.app.inject({
    method: 'PUT',
    url: '/api/auth/update-user',
    headers: shopper.headers,
    payload: { phone },
  });
  return shopper;
}

describe('account enumeration', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('responses and SQL statements do not reveal whether an email address has an account', async () => {
    const known = { email: (await withPhone(shop, '9876543210')).email, phone: '9876543210' };
    const unknown = { email: 'nobody@example.com', phone: '9876543211' };

    for (const [name, url, payload] of CALLS) {
      const seen = [];
      for (const who of [known, unknown]) {
        const { result, statements } = await statementsOf(shop.database, () =>
          shop.app.inject({ method: 'POST', url, payload: payload(who) }),
        );
        seen.push({
          name,
          work: statements.map(verbAndTable),
          status: result.statusCode,
          body: result.body,
          headers: Object.keys(result.headers),
        });
      }
      expect(seen[0]?.work.length).toBeGreaterThan(1);
      expect(seen[1]).toEqual(seen[0]);
    }
  });

  it('resending a code returns the same status for known and unknown email addresses', async () => {
    const { email } = await shop.signIn();
    const statusesOfResends = async (address: string) => {
      const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
      await post('/api/auth/login', { email: address });
      await post('/api/auth/register', { email: address, fullname: 'Asha Rao' });
      const responses = [];
      for (let mails = 0; mails < 6; mails += 1) {
        shop.pass(31_000);
        responses.push((await post('/api/auth/resend-otp', { email: address })).statusCode);
      }
      return responses;
    };

    expect(await statusesOfResends('unknown@example.com')).toEqual(await statusesOfResends(email));
  });

  it('a code request for an unknown phone number queues an email that is never sent', async () => {
    await shop.app.inject({ method: 'POST', url: '/api/auth/resend-otp', payload: { phone: '9000000000' } });

    const mail = (await shop.mails()).find(({ recipient }) => recipient.includes('9000000000'));
    expect(mail?.forgetWhenDone).toBe(true);
    expect(mail?.expiresAt?.getTime()).toBeLessThanOrEqual(shop.now().getTime());
  });
});

const describeIfLong = process.env.LONG ? describe : describe.skip;

describeIfLong('account enumeration by timing', () => {
  const SAMPLES = 300;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('response times do not reveal whether an email address has an account', async () => {
    const people: Record<'known' | 'unknown', { email: string; phone: string }>[] = [];
    for (let each = 0; each < SAMPLES; each += 1) {
      const phone = `98${String(each).padStart(8, '0')}`;
      const { email } = await withPhone(shop, phone);
      const unknown = { email: email.replace('shopper-', 'nobody--'), phone: `97${phone.slice(2)}` };
      people.push({ known: { email, phone }, unknown });
    }

    for (const [name, url, payload] of CALLS) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (const [at, pair] of people.entries()) {
        for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const began = performance.now();
          const remoteAddress = `10.0.${Math.floor(at / 50)}.1`;
          await shop.app.inject({ method: 'POST', url, payload: payload(pair[kind]), remoteAddress });
          times[kind].push(performance.now() - began);
        }
      }
      const medians = `${name}: ${median(times.known).toFixed(2)} ms known, ${median(times.unknown).toFixed(2)} ms unknown`;
      // A difference of more than five standard deviations is very unlikely to be due to chance.
      expect([medians, Math.abs(rankSumDeviations(times.known, times.unknown)) < 5]).toEqual([medians, true]);
    }
  }, 240_000);
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Performs a Mann-Whitney U test. Returns how many standard deviations the rank sum is from its
 * expected value.
 */
function rankSumDeviations(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, mine: true })), ...other.map((time) => ({ time, mine: false }))];
  const ranks = all
    .toSorted((left, right) => left.time - right.time)
    .reduce((sum, { mine }, rank) => (mine ? sum + rank + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  return (ranks - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
