import { openTestShop, type Shopper, type TestShop } from '../../../test-support/test-shop.ts';
import { statementsOf } from '../../../test-support/statements.ts';

/** Calls that might tell whether somebody has an account; each is made for one who has and one who has not. */
const CALLS: [name: string, url: string, payload: (who: { email: string; phone: string }) => object][] = [
  ['log in', '/api/auth/login', ({ email }) => ({ email })],
  ['log in again at once', '/api/auth/login', ({ email }) => ({ email })],
  ['try a code', '/api/auth/verify-otp', ({ email }) => ({ email, otp: '000000' })],
  ['sign up', '/api/auth/register', ({ email }) => ({ email, fullname: 'Asha Rao' })],
  ['sign up again at once', '/api/auth/register', ({ email }) => ({ email, fullname: 'Asha Rao' })],
  ['try another code', '/api/auth/verify-otp', ({ email }) => ({ email, otp: '000001' })],
  ['ask again by phone number', '/api/auth/resend-otp', ({ phone }) => ({ phone })],
];

/** `insert outbox` of a statement; which columns are set says nothing of the time it takes. */
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

describe('whether somebody has an account,', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is told neither by an answer nor by what the database has to do for it', async () => {
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

  it('is not told by how many codes may be asked for', async () => {
    const { email } = await shop.signIn();
    const countUntilRefused = async (address: string) => {
      const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
      await post('/api/auth/login', { email: address });
      await post('/api/auth/register', { email: address, fullname: 'Asha Rao' });
      const answers = [];
      for (let mails = 0; mails < 6; mails += 1) {
        shop.pass(31_000);
        answers.push((await post('/api/auth/resend-otp', { email: address })).statusCode);
      }
      return answers;
    };

    expect(await countUntilRefused('unknown@example.com')).toEqual(await countUntilRefused(email));
  });

  it('sends nothing for a phone number that nobody has, and keeps nothing of it', async () => {
    await shop.app.inject({ method: 'POST', url: '/api/auth/resend-otp', payload: { phone: '9000000000' } });

    const mail = (await shop.mails()).find(({ recipient }) => recipient.includes('9000000000'));
    expect(mail?.forgetWhenDone).toBe(true);
    expect(mail?.expiresAt?.getTime()).toBeLessThanOrEqual(shop.now().getTime());
  });
});

const inLongRuns = process.env.LONG ? describe : describe.skip;

inLongRuns('whether somebody has an account, by the clock,', () => {
  const SAMPLES = 300;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is told by no call: times of both are drawn from one hat', async () => {
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
        // Taking turns at being first, so that whatever warms up warms up for both.
        for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const began = performance.now();
          const remoteAddress = `10.0.${Math.floor(at / 50)}.1`;
          await shop.app.inject({ method: 'POST', url, payload: payload(pair[kind]), remoteAddress });
          times[kind].push(performance.now() - began);
        }
      }
      const medians = `${name}: ${median(times.known).toFixed(2)} ms known, ${median(times.unknown).toFixed(2)} ms unknown`;
      // Five standard deviations: a difference that 300 samples show is one that somebody could use.
      expect([medians, Math.abs(rankSumDeviations(times.known, times.unknown)) < 5]).toEqual([medians, true]);
    }
  }, 240_000);
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Mann-Whitney: by how many standard deviations the ranks of one differ from what chance gives. */
function rankSumDeviations(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, mine: true })), ...other.map((time) => ({ time, mine: false }))];
  const ranks = all
    .toSorted((left, right) => left.time - right.time)
    .reduce((sum, { mine }, rank) => (mine ? sum + rank + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  return (ranks - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
