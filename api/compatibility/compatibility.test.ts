import { API_VERSION, type Operation, operations } from '@kaagazz/api-schema';
import { z } from 'zod';
import { apiDocument } from './api-document.ts';
import { type ApiDocument, breakingChanges } from './breaking-changes.ts';
import { hashOf, readRecorded, readReleased } from './recorded-api.ts';

let current: ApiDocument;
beforeAll(async () => {
  current = await apiDocument();
});

it('API_VERSION and the hash of the API operations match the recorded values', async () => {
  const recorded = await readRecorded();

  expect({ version: API_VERSION, operations: hashOf(current) }).toEqual(recorded);
});

const ACCEPTED: readonly { change: RegExp; reason: string }[] = [
  {
    change: /api\/desk\/products.* response .*\.category: enum was .* and is open$/,
    reason: 'Desk pages show any category, but need a reload before saving a product in a new one.',
  },
  {
    change: /product\/suggest: response .*pages\[\]\.kind: enum was /,
    reason: 'The search links to every suggested page and ignores its kind.',
  },
  {
    change: /\/api\/print\/.* response .*service: enum was .* and is \["marriage","suites",/,
    reason: 'Only the pages of wedding suites, which are new, make lines of this service.',
  },
];

it('the current operations are compatible with clients of the released api', async () => {
  const changes = breakingChanges(await readReleased(), current);

  expect(changes.filter((found) => !ACCEPTED.some(({ change }) => change.test(found)))).toEqual([]);
});

it('the hash of the API description changes if a response field becomes optional', async () => {
  const { checkHealth } = operations;
  const response = { 200: z.object({ success: z.literal(true), apiVersion: z.number().int().optional() }) };

  const changed = await apiDocument({ ...operations, checkHealth: { ...checkHealth, response } });

  expect(hashOf(changed)).not.toBe(hashOf(current));
});

const GIFT: Operation = {
  tag: 'gifts',
  caller: 'shopper',
  method: 'POST',
  path: '/gifts/:id',
  summary: 'Wraps a gift for the shopper.',
  params: z.object({ id: z.string().max(20) }),
  query: z.object({ paper: z.enum(['plain', 'marbled']).default('plain') }),
  body: z.object({ text: z.string().max(100), ribbons: z.number().int().min(1).max(5).optional() }),
  response: { 200: z.object({ success: z.literal(true), state: z.enum(['wrapped', 'sent']), price: z.number() }) },
};

async function changesTo(changed: Partial<Operation> | undefined, before: Partial<Operation> = {}): Promise<string[]> {
  const old = await apiDocument({ wrapGift: { ...GIFT, ...before } });
  return breakingChanges(old, await apiDocument(changed ? { wrapGift: { ...GIFT, ...changed } } : {}));
}

const body = (text: z.ZodType, more: z.ZodRawShape = {}) => ({
  body: z.object({ text, ribbons: z.number().int().min(1).max(5).optional(), ...more }),
});
const response = (fields: z.ZodRawShape) => ({
  response: {
    200: z.object({ success: z.literal(true), state: z.enum(['wrapped', 'sent']), price: z.number(), ...fields }),
  },
});

it.each<[string, Partial<Operation>]>([
  ['a new optional field in a request', body(z.string().max(100), { note: z.string().optional() })],
  ['a longer text in a request', body(z.string().max(500))],
  ['another type beside the old one in a request', body(z.union([z.string().max(100), z.number()]))],
  ['a new choice in a query', { query: z.object({ paper: z.enum(['plain', 'marbled', 'dyed']).default('plain') }) }],
  ['a new field in a response', response({ weight: z.number() })],
  ['an integer instead of a number in a response', response({ price: z.number().int() })],
  ['fewer values in a response', response({ state: z.enum(['sent']) })],
  ['an operation for everybody', { caller: 'anyone' }],
  ['another summary', { summary: 'Wraps a present for the shopper.' }],
])('%s is compatible', async (_name, changed) => {
  expect(await changesTo(changed)).toEqual([]);
});

it.each<[string, Partial<Operation> | undefined, string]>([
  ['a removed operation', undefined, 'POST /api/gifts/{id} was removed'],
  ['a required field in a request', body(z.string().max(100), { note: z.string() }), 'body.note became required'],
  ['a shorter text in a request', body(z.string().max(50)), 'body.text: maxLength was 100 and is 50'],
  ['another type in a request', body(z.number()), 'body.text: type was "string" and is "number"'],
  ['a removed field of a request', { body: z.object({ text: z.string().max(100) }) }, 'body.ribbons was removed'],
  ['a fixed value in a query', { query: z.object({ paper: z.enum(['plain']) }) }, 'query paper: enum was'],
  ['a required parameter', { query: z.object({ size: z.string() }) }, 'query size became required'],
  ['a removed field of a response', response({ price: z.undefined().optional() }), 'response 200.price'],
  ['an optional field in a response', response({ price: z.number().optional() }), 'response 200.price became optional'],
  ['null in a response', response({ price: z.number().nullable() }), 'response 200.price: type was "number"'],
  [
    'a new value in a response',
    response({ state: z.enum(['wrapped', 'sent', 'lost']) }),
    'response 200.state: enum was',
  ],
  ['another status', { response: { 201: z.object({ success: z.literal(true) }) } }, 'response 201 is new'],
  ['an operation for staff only', { caller: 'staff' }, 'is for staff instead of shopper'],
])('%s is a breaking change', async (_name, changed, line) => {
  expect((await changesTo(changed)).join('\n')).toContain(line);
});

it('removing a deprecated operation is not a breaking change', async () => {
  expect(await changesTo(undefined, { deprecated: true })).toEqual([]);
});
