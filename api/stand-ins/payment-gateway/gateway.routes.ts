import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayError, sendGatewayErrors } from './gateway-error.ts';
import type { Ledger } from './ledger.ts';

const MINIMUM_PAISE = 100;
const MAXIMUM_RECEIPT_LENGTH = 40;
const MAXIMUM_NOTES = 15;
const MAXIMUM_NOTE_LENGTH = 256;
/** Of a list, when none is asked for. */
const USUAL_COUNT = 10;
const MAXIMUM_COUNT = 100;

interface GatewayOptions {
  ledger: Ledger;
  keyId: string;
  keySecret: string;
}

/** Razorpay's REST calls that the shop makes, with its checks, its basic authentication and its shape of errors. */
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

  app.post('/orders', async (request) => {
    const body = objectBody(request);
    return ledger.createOrder({
      amount: orderAmount(body['amount']),
      currency: currency(body['currency']),
      receipt: receipt(body['receipt']),
      notes: notes(body['notes']),
    });
  });

  app.get<{ Params: { id: string } }>('/orders/:id', async (request) => ledger.order(request.params.id));

  app.get<{ Params: { id: string } }>('/orders/:id/payments', async (request) => {
    const items = ledger.paymentsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });

  app.get<{ Querystring: Record<string, unknown> }>('/payments', async ({ query }) => {
    const between = ledger.paymentsBetween(wholeNumber(query, 'from', 0), wholeNumber(query, 'to', Infinity));
    const skip = wholeNumber(query, 'skip', 0);
    const items = between.slice(skip, skip + wholeNumber(query, 'count', USUAL_COUNT, MAXIMUM_COUNT));
    return { entity: 'collection', count: items.length, items };
  });

  app.get<{ Params: { id: string } }>('/payments/:id', async (request) => ledger.payment(request.params.id));

  app.get<{ Params: { id: string } }>('/payments/:id/refunds', async (request) => {
    const items = ledger.refundsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });

  app.post<{ Params: { id: string } }>('/payments/:id/refund', async (request) => {
    const body = request.body === undefined || request.body === null ? {} : objectBody(request);
    const amount = body['amount'] === undefined ? undefined : orderAmount(body['amount']);
    return ledger.refund(request.params.id, {
      amount,
      notes: notes(body['notes']),
      receipt: receipt(body['receipt']),
      key: idempotencyKey(request.headers['x-refund-idempotency']),
    });
  });
}

function objectBody(request: FastifyRequest): Record<string, unknown> {
  const body = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new GatewayError('The request body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}

function wholeNumber(query: Record<string, unknown>, field: string, otherwise: number, most = Infinity): number {
  const text = query[field];
  if (text === undefined) return otherwise;
  if (typeof text === 'string' && /^\d{1,12}$/.test(text) && Number(text) <= most) return Number(text);
  const range = most === Infinity ? '' : ` of at most ${most}`;
  throw new GatewayError(`The ${field} must be an integer${range}.`, { field });
}

function orderAmount(value: unknown): number {
  if (value === undefined || value === null) throw new GatewayError('amount: is required.', { field: 'amount' });
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new GatewayError('The amount must be an integer.', { field: 'amount' });
  }
  if (value < MINIMUM_PAISE) {
    throw new GatewayError('Order amount less than minimum amount allowed', {
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    });
  }
  return value;
}

function currency(value: unknown): string {
  if (value !== 'INR') throw new GatewayError('Currency is not supported', { field: 'currency' });
  return value;
}

function receipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > MAXIMUM_RECEIPT_LENGTH) {
    throw new GatewayError('receipt: the length must be no more than 40.', { field: 'receipt' });
  }
  return value;
}

function notes(value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new GatewayError('notes: must be an object', { field: 'notes' });
  }
  const entries = Object.entries(value);
  if (entries.length > MAXIMUM_NOTES || entries.some(([, text]) => String(text).length > MAXIMUM_NOTE_LENGTH)) {
    throw new GatewayError('notes: at most 15 of 256 characters each', { field: 'notes' });
  }
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
}

function idempotencyKey(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[\w-]{10,}$/.test(value)) {
    throw new GatewayError('The idempotency key must have at least 10 letters, numbers, hyphens or underscores');
  }
  return value;
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
