import fc from 'fast-check';
import { discountCodes } from '../src/modules/payments/attempts/discount-codes.tables.ts';
import { type DeskClient, openDesk } from '../test-support/desk-client.ts';
import type { Shopper } from '../test-support/test-shop.ts';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';
import { type FuzzedCall, fuzzedCalls } from './fuzzing/fuzzed-calls.ts';
import { faultOf } from './refusal.ts';

const LONG = Boolean(process.env.LONG);
const REQUESTS_TO_EACH_ROUTE = LONG ? 800 : 28;
/** Set `FUZZ_SEED` to repeat a run. Long runs use a different seed each time. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_250_530));
const REQUESTS_OF_ONE = 20;

describe('fuzzing', () => {
  let shop: AttackedShop;
  let calls: FuzzedCall[];
  let shopper: Shopper;
  let founder: DeskClient;
  let sent = 0;
  const good = new Map<string, number>();

  beforeAll(async () => {
    shop = await openAttackedShop();
    const { asha } = shop;
    shopper = asha.shopper;
    calls = fuzzedCalls(shop.app, shop.calls, {
      id: ['notebook', 'pen', asha.addressId, asha.sessionId],
      productId: ['notebook', 'pen', 'gone'],
      category: ['stationery', 'gift-sets', 'Gift Sets'],
      quantity: [1, 2, 10, 99, 100, 0],
      email: ['asha@example.com', 'banu@example.com', 'MALLORY@example.com'],
      phone: ['9876543210', '6000000000'],
      otp: ['000000', '123456'],
      orderNumber: [asha.orderNumber],
      razorpay_order_id: [asha.payment.razorpay_order_id],
      razorpay_payment_id: [asha.payment.razorpay_payment_id],
      razorpay_signature: [asha.payment.razorpay_signature],
      limit: ['1', '100'],
      sort: ['newest', 'price-asc'],
      minPrice: ['10', '99.5'],
      maxPrice: ['500'],
      who: ['Meera'],
      dryRun: ['true'],
      file: ['journal-cotton-rag-hero.00000000.w800.webp', 'journal-cotton-rag-hero.00000000.w800.webp.jpg', 'pen.jpg'],
      sha256: ['0'.repeat(64)],
      slug: ['privacy-policy', 'how-a-sheet-is-lifted'],
      kinds: ['event,insight'],
      service: ['marriage', 'printbook'],
      size: [1_000],
      serviceType: ['CSR'],
      name: ['Asha Rao', 'order-shipped'],
      address: ['12 Lodhi Road, Delhi'],
      expectedTotal: [149, 344],
      price: [50, 245],
      code: ['WELCOME10'],
      discountCode: ['WELCOME10'],
      company: ['Nila Papers'],
      gstin: ['27AAPFU0939F1ZV', ''],
      note: ['Happy Diwali, Meera!'],
    });
    await shop.database.insert(discountCodes).values({
      code: 'WELCOME10',
      percent: 10,
      minimum: 0,
      startsAt: new Date(0),
      isOn: true,
      createdAt: new Date(0),
    });
    process.stdout.write(`fuzzing: FUZZ_SEED=${SEED}\n`);
  });
  afterAll(() => shop.close());

  async function headersFor(name: string): Promise<Record<string, string>> {
    if (name.includes('/api/operator/')) return { authorization: `Bearer ${shop.config.operatorToken}` };
    if (sent % REQUESTS_OF_ONE === 0) {
      shop.pass(61 * 60_000);
      shopper = await shop.signIn();
      founder = await openDesk(shop, 'founder');
    }
    if (name.includes('/api/desk/')) return { cookie: founder.cookie };
    return { ...shopper.headers };
  }

  it(
    `${REQUESTS_TO_EACH_ROUTE} random requests to each route get only documented responses`,
    async () => {
      for (const { name, requests, faultOfBody } of calls) {
        const property = fc.asyncProperty(requests, async (request) => {
          const headers = { ...(await headersFor(name)), ...request.headers };
          const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
          sent += 1;
          const response = await shop.send({ ...request, headers, remoteAddress });
          if (response.statusCode < 300) good.set(name, (good.get(name) ?? 0) + 1);
          const isJson = String(response.headers['content-type']).includes('application/json');
          const fault = faultOf(response) ?? (isJson ? faultOfBody(response.statusCode, response.json()) : undefined);
          if (fault) throw new Error(`${name} ${JSON.stringify(request)}: ${fault}`);
        });
        await fc.assert(property, { numRuns: REQUESTS_TO_EACH_ROUTE, seed: SEED, endOnFailure: !LONG });
      }

      expect(sent).toBeGreaterThanOrEqual(REQUESTS_TO_EACH_ROUTE * calls.length);
    },
    LONG ? 3_600_000 : 300_000,
  );

  it('every route with guessable input accepts at least one random request', () => {
    const secret =
      /api\/desk\/|verify-otp|delete-account|auth\/account|verify-order|webhook|\{orderNumber\}|sessions\/\{id\}|\{id\}\/reviews|review-photographs|stock-alerts\/\{id\}|newsletter\/|order-tracking|wishlists|replies\/|invitations\/|certificates\/|payment\/(cash|links|discount|create-order)|addresses\/\{id\}|operator\/(media|catalog|payments|print|staff)|print\/(files\/|file-requests|lines|requests)/;
    const never = calls.map(({ name }) => name).filter((name) => !secret.test(name) && !good.has(name));

    expect(never).toEqual([]);
  });
});
