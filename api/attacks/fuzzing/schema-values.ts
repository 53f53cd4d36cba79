import fc from 'fast-check';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

export type Resolve = (ref: string) => JsonSchema;

export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const WILD = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    "' or 1=1 --",
    '%',
    '../..',
    '<b>',
    '=1+1',
    '\r\n',
    '٣',
    'NaN',
  ),
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 600 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

export function valuesOf(
  schema: JsonSchema,
  resolve: Resolve,
  known: KnownValues,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  if (depth > 6) return WILD;
  const inner = (part: JsonSchema, partName = name) => valuesOf(part, resolve, known, partName, depth + 1);
  const honest = known[name];
  const made = (): fc.Arbitrary<unknown> => {
    if (schema.nullable) return fc.option(inner({ ...schema, nullable: false }), { nil: null });
    if (schema.$ref !== undefined) return inner(resolve(schema.$ref));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices) return fc.oneof(...choices.map((choice) => inner(choice)));
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object') return objectOf(schema, inner);
    if (type === 'array') {
      const { minItems = 0, maxItems = 5, items = {} } = schema;
      return fc.array(inner(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    }
    if (type === 'integer') return fc.integer(rangeOf(schema));
    if (type === 'number') return fc.double({ ...rangeOf(schema), noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    return type === 'string' ? textOf(schema) : WILD;
  };
  const usual =
    honest && schema.type !== 'object'
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...honest) }, made())
      : made();
  return fc.oneof({ weight: 14, arbitrary: usual }, { weight: 1, arbitrary: WILD });
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  inner: (part: JsonSchema, name: string) => fc.Arbitrary<unknown>,
) {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part, name)]));
  const whole = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
  const torn = fc.record(parts, { requiredKeys: [] });
  const more = fc
    .tuple(whole, fc.dictionary(fc.string({ maxLength: 12 }), WILD, { maxKeys: 3 }))
    .map(([one, other]) => ({ ...other, ...one }));
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: torn }, { weight: 1, arbitrary: more });
}

function rangeOf({ minimum = -1000, maximum = 1000 }: JsonSchema) {
  const min = Math.max(minimum, -(2 ** 31));
  return { min, max: Math.max(min, Math.min(maximum, 2 ** 31 - 1)) };
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
}
