import fc from 'fast-check';
import { z } from 'zod';
import type { App } from '../../src/app-context.ts';
import type { TestRequest, RegisteredCall } from '../attacked-shop.ts';
import { type JsonSchema, type KnownValues, type Resolve, valuesOf } from './schema-values.ts';

interface Operation {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
  security?: object[];
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface FuzzedCall {
  name: string;
  requests: fc.Arbitrary<TestRequest>;
  faultOfBody(status: number, body: unknown): string | undefined;
}

const TYPES = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'x',
      '',
    ),
  },
);
const TORN = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json().map((text) => text.slice(0, -1)),
  fc.json(),
);

export function fuzzedCalls(app: App, calls: readonly RegisteredCall[], known: KnownValues): FuzzedCall[] {
  const text = JSON.stringify(app.swagger()).replaceAll('#/components/schemas/', '#/definitions/');
  const description = JSON.parse(text) as Description;
  const resolve: Resolve = (ref) => description.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, operation })),
  );
  const hidden = calls
    .filter(({ schema, path }) => schema.hide && !path.startsWith('/api/docs'))
    .map(({ name, path, schema }) => ({
      name: name.replace(/:(\w+)/g, '{$1}'),
      operation: hiddenOperation(path, schema),
    }));
  return [...described, ...hidden].map(({ name, operation }) =>
    fuzzedCall(name, operation, resolve, known, description),
  );
}

function hiddenOperation(path: string, { body, params, querystring }: RegisteredCall['schema']): Operation {
  const schemaOf = (type: z.ZodType | undefined): JsonSchema =>
    type ? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};
  const parametersOf = (type: z.ZodType | undefined, where: string) =>
    Object.entries(schemaOf(type).properties ?? {}).map(([name, schema]) => ({ in: where, name, schema }));
  return {
    parameters: [...parametersOf(params, 'path'), ...parametersOf(querystring, 'query')],
    ...(body && { requestBody: { content: { 'application/json': { schema: schemaOf(body) } } } }),
    ...(path.startsWith('/api/operator/') && { security: [{ operator: [] }] }),
    responses: {},
  };
}

function fuzzedCall(
  name: string,
  operation: Operation,
  resolve: Resolve,
  known: KnownValues,
  { components }: Description,
): FuzzedCall {
  const [method = '', path = ''] = name.split(' ');
  const { parameters = [], requestBody, responses } = operation;
  const value = ({ name: of, schema }: { name: string; schema: JsonSchema }) =>
    valuesOf(schema, resolve, known, of).map(asText);
  const of = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const inPath = fc.record(Object.fromEntries(of('path').map((parameter) => [parameter.name, value(parameter)])));
  const inQuery = fc.record(Object.fromEntries(of('query').map((parameter) => [parameter.name, value(parameter)])), {
    requiredKeys: [],
  });
  const schema = requestBody?.content?.['application/json']?.schema;
  const body: fc.Arbitrary<string | undefined> = schema
    ? fc.oneof(
        { weight: 15, arbitrary: valuesOf(schema, resolve, known).map((made) => JSON.stringify(made)) },
        { weight: 1, arbitrary: TORN },
      )
    : fc.option(TORN, { nil: undefined, freq: 15 });

  const checks = new Map<number, z.ZodType>();

  return {
    name,
    requests: fc.record({ inPath, inQuery, body, type: TYPES }).map((made) => ({
      method,
      url: path.replace(/\{(\w+)\}/g, (_, parameter: string) => encode(made.inPath[parameter] ?? '')),
      query: Object.fromEntries(Object.entries(made.inQuery).map(([key, text]) => [key, wellFormed(text ?? '')])),
      ...(made.body !== undefined &&
        method !== 'GET' && { payload: made.body, headers: { 'content-type': made.type } }),
    })),
    faultOfBody(status, answered) {
      const schema = (responses[`${status}`] ?? responses[`${Math.floor(status / 100)}XX`])?.content?.[
        'application/json'
      ]?.schema;
      if (!schema) return undefined;
      const check = checks.get(status) ?? checkOf(schema, components);
      checks.set(status, check);
      const { error } = check.safeParse(answered);
      return error?.message;
    },
  };
}

function checkOf(schema: JsonSchema, { schemas }: Description['components']): z.ZodType {
  const whole = { ...schema, definitions: schemas } as unknown as Parameters<typeof z.fromJSONSchema>[0];
  return z.fromJSONSchema(whole, { defaultTarget: 'openapi-3.0' });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Replaces lone surrogates, which can't be encoded in a URL. */
const wellFormed = (text: string) => text.toWellFormed();
const encode = (text: string) => encodeURIComponent(wellFormed(text)) || '%20';
