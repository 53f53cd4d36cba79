import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { GatewayError, sendGatewayErrors } from './gateway-error.ts';
import type { Ledger } from './ledger.ts';

const DEFAULT_COUNT = 10;
const MAXIMUM_COUNT = 100;

const Amount = z.int('The amount must be an integer.').min(100, 'Order amount less than minimum amount allowed');
const Receipt = z.string().max(40, 'receipt: the length must be no more than 40.').nullable().default(null);
const Notes = z
  .record(z.string(), z.coerce.string().max(256))
  .refine((notes) => Object.keys(notes).length <= 15, 'notes: at most 15 of 256 characters each')
  .nullish()
  .transform((notes) => notes ?? {});

const NewOrder = z.object({
  amount: Amount,
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: Receipt,
  notes: Notes,
});
const NewRefund = z
  .object({ amount: Amount.optional(), receipt: Receipt, notes: Notes })
  .nullish()
  .transform((refund) => refund ?? {});
const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{10,}$/, 'The idempotency key must have at least 10 letters, numbers, hyphens or underscores')
  .optional();
const WholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, 'must be an integer')
  .transform(Number);
const PaymentsQuery = z.object({
  from: WholeNumber.default(0),
  to: WholeNumber.default(Infinity),
  skip: WholeNumber.default(0),
  count: WholeNumber.refine((count) => count <= MAXIMUM_COUNT, `must be at most ${MAXIMUM_COUNT}`).default(
    DEFAULT_COUNT,
  ),
});

interface GatewayOptions {
  ledger: Ledger;
  keyId: string;
  keySecret: string;
}

export async function gatewayRoutes(app: FastifyInstance, { ledger, keyId, keySecret }: GatewayOptions): Promise<void> {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  app.addHook('onRequest', async (request) => {
    if (!sameText(request.headers.authorization ?? '', expected)) {
      throw new GatewayError('Authentication failed', { status: 401, reason: 'authentication_failed' });
    }
  });
  sendGatewayErrors(app);
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new GatewayError('The requested URL was not found on the server.', { status: 404 });
    return reply.code(refusal.status).send(refusal.body);
  });

  app.post('/orders', async ({ body }) => ledger.createOrder(parse(NewOrder, body)));

  app.get<{ Params: { id: string } }>('/orders/:id', async (request) => ledger.order(request.params.id));

  app.get<{ Params: { id: string } }>('/orders/:id/payments', async (request) => {
    const items = ledger.paymentsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });

  app.get('/payments', async ({ query }) => {
    const { from, to, skip, count } = parse(PaymentsQuery, query);
    const items = ledger.paymentsBetween(from, to).slice(skip, skip + count);
    return { entity: 'collection', count: items.length, items };
  });

  app.get<{ Params: { id: string } }>('/payments/:id', async (request) => ledger.payment(request.params.id));

  app.get<{ Params: { id: string } }>('/payments/:id/refunds', async (request) => {
    const items = ledger.refundsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });

  app.post<{ Params: { id: string } }>('/payments/:id/refund', async (request) => {
    const key = parse(IdempotencyKey, request.headers['x-refund-idempotency']);
    return ledger.refund(request.params.id, { ...parse(NewRefund, request.body), key });
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new GatewayError(issue?.message ?? 'Invalid request', { field: String(issue?.path[0] ?? '') });
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
