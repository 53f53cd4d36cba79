import { isDeepStrictEqual } from 'node:util';

export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  [constraint: string]: unknown;
}

type Media = Record<string, { schema?: Schema }>;

interface DescribedOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  deprecated?: boolean;
  'x-caller': string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, { description: string; content?: Media }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Returns the changes that break clients of the old api. Removing a deprecated operation is
 * allowed.
 */
export function breakingChanges(old: ApiDocument, now: ApiDocument): string[] {
  return Object.entries(old.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method];
      if (!after) return before.deprecated ? [] : [`${name} was removed`];
      return operationChanges(before, after, old, now).map((change) => `${name}: ${change}`);
    }),
  );
}

function operationChanges(
  before: DescribedOperation,
  after: DescribedOperation,
  old: ApiDocument,
  now: ApiDocument,
): string[] {
  const changes: string[] = [];
  if (!isOpenTo(before['x-caller'], after['x-caller'])) {
    changes.push(`is for ${after['x-caller']} instead of ${before['x-caller']}`);
  }
  const requests = new Comparison(old, now, 'request');
  for (const known of before.parameters ?? []) {
    const same = after.parameters?.find((each) => each.in === known.in && each.name === known.name);
    if (!same) changes.push(`${known.in} ${known.name} was removed`);
    else changes.push(...requests.changes(known.schema, same.schema, `${known.in} ${known.name}`));
  }
  for (const parameter of after.parameters ?? []) {
    const known = before.parameters?.find((each) => each.in === parameter.in && each.name === parameter.name);
    if (parameter.required && !known?.required) changes.push(`${parameter.in} ${parameter.name} became required`);
  }
  if (after.requestBody?.required && !before.requestBody) changes.push('a body became required');
  for (const [type, { schema = {} }] of Object.entries(before.requestBody?.content ?? {})) {
    const same = after.requestBody?.content[type];
    if (!same) changes.push(`body ${type} is no longer accepted`);
    else changes.push(...requests.changes(schema, same.schema ?? {}, 'body'));
  }
  const responses = new Comparison(now, old, 'response');
  for (const [status, { content = {} }] of Object.entries(after.responses)) {
    if (Number(status) >= 400) continue;
    const known = before.responses[status];
    if (!known) changes.push(`response ${status} is new`);
    for (const [type, { schema = {} }] of Object.entries(known ? content : {})) {
      const same = known?.content?.[type];
      if (!same) changes.push(`response ${status} is ${type} now`);
      else changes.push(...responses.changes(schema, same.schema ?? {}, `response ${status}`));
    }
  }
  return changes;
}

function isOpenTo(before: string, after: string): boolean {
  return after === before || after === 'anyone' || (after === 'anyone or shopper' && before !== 'staff');
}

type Direction = 'request' | 'response';

const ANNOTATIONS = ['title', 'description', 'default', 'example', 'readOnly', '$ref', 'nullable'];
const STRUCTURE = [
  'type',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
];
const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'];

class Comparison {
  readonly #sender: ApiDocument;
  readonly #receiver: ApiDocument;
  readonly #direction: Direction;
  /**
   * Pairs of schemas being compared. Prevents infinite recursion between schemas that refer to each
   * other.
   */
  readonly #open = new Set<string>();

  constructor(sender: ApiDocument, receiver: ApiDocument, direction: Direction) {
    this.#sender = sender;
    this.#receiver = receiver;
    this.#direction = direction;
  }

  changes(sent: Schema, accepted: Schema, where: string): string[] {
    const pair = `${sent.$ref} ${accepted.$ref}`;
    if (sent.$ref && accepted.$ref) {
      if (this.#open.has(pair)) return [];
      this.#open.add(pair);
    }
    const alternatives = alternativesOf(accepted, this.#receiver);
    const changes = alternativesOf(sent, this.#sender).flatMap((one) => {
      const tries = alternatives.map((other) => this.#flatChanges(one, other, where));
      if (tries.some((found) => found.length === 0)) return [];
      return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
    });
    this.#open.delete(pair);
    return [...new Set(changes)];
  }

  #flatChanges(sent: Schema, accepted: Schema, where: string): string[] {
    if (isDeepStrictEqual(accepted, {})) return [];
    const isType = sent.type === accepted.type || (sent.type === 'integer' && accepted.type === 'number');
    if (accepted.type !== undefined && !isType) return [this.#say(where, 'type', sent.type, accepted.type)];
    if (accepted.enum && !sent.enum?.every((value) => accepted.enum?.includes(value))) {
      return [this.#say(where, 'enum', sent.enum, accepted.enum)];
    }
    return [
      ...this.#constraintChanges(sent, accepted, where),
      ...this.#propertyChanges(sent, accepted, where),
      ...(accepted.items ? this.changes(sent.items ?? {}, accepted.items, `${where}[]`) : []),
      ...(typeof accepted.additionalProperties === 'object' && typeof sent.additionalProperties === 'object'
        ? this.changes(sent.additionalProperties, accepted.additionalProperties, `${where}.*`)
        : []),
    ];
  }

  #constraintChanges(sent: Schema, accepted: Schema, where: string): string[] {
    if (sent.enum) return [];
    // A changed limit such as `maxLength` in a response doesn't break clients.
    if (this.#direction === 'response') return [];
    return Object.entries(accepted).flatMap(([name, limit]) => {
      if (STRUCTURE.includes(name) || ANNOTATIONS.includes(name)) return [];
      const value = sent[name];
      const isWider =
        typeof value === 'number' &&
        typeof limit === 'number' &&
        ((LOWER_BOUNDS.includes(name) && limit <= value) || (UPPER_BOUNDS.includes(name) && limit >= value));
      return isWider || isDeepStrictEqual(value, limit) ? [] : [this.#say(where, name, value, limit)];
    });
  }

  #propertyChanges(sent: Schema, accepted: Schema, where: string): string[] {
    const read = accepted.properties ?? {};
    const written = sent.properties ?? {};
    const removed = this.#direction === 'request' ? Object.keys(written) : Object.keys(read);
    const kept = this.#direction === 'request' ? read : written;
    return [
      ...removed.filter((name) => !(name in kept)).map((name) => `${where}.${name} was removed`),
      ...(accepted.required ?? [])
        .filter((name) => !sent.required?.includes(name) && (this.#direction === 'request' || name in written))
        .map((name) => `${where}.${name} became ${this.#direction === 'request' ? 'required' : 'optional'}`),
      ...Object.entries(written).flatMap(([name, schema]) =>
        read[name] ? this.changes(schema, read[name], `${where}.${name}`) : [],
      ),
    ];
  }

  #say(where: string, what: string, sent: unknown, accepted: unknown): string {
    const [before, after] = (this.#direction === 'request' ? [sent, accepted] : [accepted, sent]).map((value) =>
      value === undefined ? 'open' : JSON.stringify(value),
    );
    return `${where}: ${what} was ${before} and is ${after}`;
  }
}

function alternativesOf(schema: Schema, document: ApiDocument): Schema[] {
  if (schema.$ref !== undefined) {
    const named = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {};
    return alternativesOf({ ...named, ...(schema.nullable && { nullable: true }) }, document);
  }
  const { nullable, anyOf, oneOf, allOf, ...plain } = schema;
  const united = (anyOf ?? oneOf ?? [plain]).flatMap((part) =>
    part === plain ? [plain] : alternativesOf(part, document),
  );
  const all = allOf ? [merged([...united, ...allOf.flatMap((part) => alternativesOf(part, document))])] : united;
  return nullable ? [...all, { type: 'null' }] : all;
}

function merged(parts: readonly Schema[]): Schema {
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schema['properties'],
    required: parts.flatMap(({ required = [] }) => required),
  }) as Schema;
}
