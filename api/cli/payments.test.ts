import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openPayingShop, type PayingShop } from '../test-support/paying-shop.ts';
import { paymentsProgram } from './payments-commands.ts';
import { EXIT_CODES } from './shop/shop-problem.ts';

const USAGE = 2;

let shop: PayingShop;
let siteUrl: string;
beforeAll(async () => {
  shop = await openPayingShop();
  await shop.addProduct({ id: 'notebook', originalPrice: 50_000, stock: 1000 });
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const payments = (args: string[], environment: Record<string, string> = {}) =>
  runOperatorCommand(paymentsProgram, args, { ...operator(), ...environment });
const audit = async () =>
  (
    await shop.app.inject({
      url: '/api/operator/audit',
      headers: { authorization: `Bearer ${shop.config.operatorToken}` },
    })
  ).json<{ lines: Record<string, string>[] }>().lines;
const stateOf = (paymentId: string) => shop.gateway.ledger.payment(paymentId).status;

async function paid({ capture = true } = {}): Promise<{ orderId: string; paymentId: string }> {
  const created = await shop.createOrder(await shop.signIn(), [{ productId: 'notebook', quantity: 1 }]);
  const orderId = created.json().order.id;
  return { orderId, paymentId: shop.gateway.ledger.pay(orderId, { capture }).id };
}

async function paidAndForgotten(options?: { capture: boolean }): Promise<string> {
  const { orderId, paymentId } = await paid(options);
  await shop.database.execute(sql`delete from payment_attempts where gateway_order_id = ${orderId}`);
  return paymentId;
}

function paidElsewhere(): string {
  const order = shop.gateway.ledger.createOrder({ amount: 900, currency: 'INR', receipt: 'wc-17', notes: {} });
  return shop.gateway.ledger.pay(order.id).id;
}

it('the `payments unknown` command can refund payments that the shop has no record of', async () => {
  const [forgotten, authorised, elsewhere] = [
    await paidAndForgotten(),
    await paidAndForgotten({ capture: false }),
    paidElsewhere(),
  ];
  const known = await paid();

  const looked = await runOperatorProcess(paymentsProgram, ['unknown'], operator());
  const afterLooking = [stateOf(forgotten), await audit()];
  const sent = await payments(['unknown', '--refund', '--note', 'restored', '--json']);
  const again = await payments(['unknown', '--refund', '--json']);

  expect(looked).toMatchObject({ code: 0, err: '' });
  expect(looked.out).toMatch(new RegExp(`^${forgotten} .* Rs\\. 599 +captured$`, 'm'));
  expect(looked.out).toMatch(new RegExp(`^${authorised} .* Rs\\. 599 +authorized$`, 'm'));
  expect(looked.out).toContain('Rs. 599 can be refunded with --refund\n');
  expect(looked.out).not.toMatch(new RegExp([known.paymentId, elsewhere].join('|')));
  expect(afterLooking).toEqual(['captured', []]);

  expect(sent.json()).toMatchObject({ ok: true, refunded: [forgotten] });
  expect(again.json()).toMatchObject({ ok: true, payments: [{ paymentId: authorised }], refunded: [] });
  expect([forgotten, authorised, elsewhere, known.paymentId].map(stateOf)).toEqual([
    'refunded',
    'authorized',
    'captured',
    'captured',
  ]);
  expect(await audit()).toEqual([
    expect.objectContaining({
      who: 'OPERATOR_TOKEN',
      action: 'refund-unknown-payment',
      subject: forgotten,
      note: 'restored',
    }),
  ]);
  shop.gateway.ledger.capture(authorised);
  await payments(['unknown', '--refund']);
  expect(stateOf(authorised)).toBe('refunded');
});

it('the `payments unknown` command also lists payments beyond the first page', async () => {
  const forgotten = Array.from({ length: 105 }, () => {
    const receipt = randomUUID();
    const notes = { attempt: receipt };
    const order = shop.gateway.ledger.createOrder({ amount: 900, currency: 'INR', receipt, notes });
    return shop.gateway.ledger.pay(order.id).id;
  });

  const found = await payments(['unknown', '--json']);

  expect(found.json()).toMatchObject({ payments: forgotten.toReversed().map((paymentId) => ({ paymentId })) });
  forgotten.forEach((paymentId) => shop.gateway.ledger.refund(paymentId));
});

it.each<[string, Record<string, string>]>([
  ['a similar receipt but no notes', {}],
  ['an empty list of notes', [] as unknown as Record<string, string>],
  ['other notes', { attempt: randomUUID(), source: 'pos' }],
])('a payment of another shop with %s is ignored', async (_what, notes) => {
  const order = shop.gateway.ledger.createOrder({ amount: 900, currency: 'INR', receipt: randomUUID(), notes });
  const { id } = shop.gateway.ledger.pay(order.id);

  const sent = await payments(['unknown', '--refund', '--json']);

  expect(sent.json()).toMatchObject({ payments: [], refunded: [] });
  expect(await refusalOf(id)).toBe('409 PAYMENT_NOT_OURS');
  expect(stateOf(id)).toBe('captured');
});

it('the `payments unknown` command ignores a payment that has already been refunded', async () => {
  shop.gateway.ledger.refundBehaviour = 'pending';
  const paymentId = await paidAndForgotten();
  shop.gateway.ledger.refund(paymentId);
  shop.gateway.ledger.refundBehaviour = 'processed';

  const found = await payments(['unknown']);

  expect(found.out).toMatch(/^no unknown payments since .* \(UTC\)\n$/);
  expect(await refusalOf(paymentId)).toBe('409 REFUNDED_ALREADY');
});

it('the refund route for unknown payments returns 409 if the payment belongs to an order', async () => {
  const [known, authorised] = [await paid(), await paidAndForgotten({ capture: false })];

  expect(await refusalOf(known.paymentId)).toBe('409 PAYMENT_KNOWN');
  expect(await refusalOf(paidElsewhere())).toBe('409 PAYMENT_NOT_OURS');
  expect(await refusalOf(authorised)).toBe('409 PAYMENT_NOT_CAPTURED');
  expect(await refusalOf('pay_nobodyKnowsIt')).toBe('404 PAYMENT_NOT_FOUND');
  expect(stateOf(known.paymentId)).toBe('captured');
});

it('the `payments unknown` command stops at the first refund that fails', async () => {
  const paymentId = await paidAndForgotten();
  shop.gateway.ledger.refundBehaviour = 'refused';

  const refused = await payments(['unknown', '--refund', '--json']);
  shop.gateway.ledger.refundBehaviour = 'processed';
  jest.spyOn(shop.gateway.ledger, 'paymentsBetween').mockImplementationOnce(() => {
    throw new Error('out of order');
  });
  const away = await payments(['unknown']);

  expect(refused.code).toBe(EXIT_CODES.NOT_NOW);
  expect(refused.json()).toMatchObject({ ok: false, reason: 'REFUND_REFUSED', refunded: [] });
  expect(refused.json()['message']).toMatch(
    new RegExp(`^refunded 0 of 1, then ${paymentId} failed: The gateway refused the refund: .*balance`),
  );
  expect(away.code).toBe(EXIT_CODES.UNREACHABLE);
  expect(away.err).toMatch(/^payments: .* status 502: [^\n]+\n$/);
});

it.each(['yesterday', '2026-13-40', '2999-01-01', '2026-1-1'])(
  'the unknown command rejects --since %s',
  async (since) => {
    const { code, out, err } = await payments(['unknown', '--since', since]);

    expect([code, out]).toEqual([USAGE, '']);
    expect(err).toMatch(/^payments: invalid --since [^\n]* use a time in the past[^\n]*\n$/);
  },
);

it('the `payments unknown` command ignores payments made before the date in `--since`', async () => {
  await paidAndForgotten();
  const now = new Date(Date.now() + 1000).toISOString();

  const [later, help] = await Promise.all([listOf({ since: now, until: now }), payments(['unknown', '--help'])]);

  expect(later).toEqual([]);
  expect(help.out).toContain('Example:\n  npm run payments -- unknown --since ');
});

async function listOf(span: { since: string; until: string }) {
  const response = await shop.app.inject({
    url: `/api/operator/payments/unknown?${new URLSearchParams(span)}`,
    headers: { authorization: `Bearer ${shop.config.operatorToken}` },
  });
  return response.json<{ payments: unknown[] }>().payments;
}

async function refusalOf(paymentId: string): Promise<string> {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/operator/payments/${paymentId}/refund-unknown`,
    headers: { authorization: `Bearer ${shop.config.operatorToken}` },
    payload: { who: 'ravi' },
  });
  return `${response.statusCode} ${response.json<{ code: string }>().code}`;
}
