import {
  type messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { NamedStatements } from './named-statements.ts';

/** In milliseconds. Nobody tells this engine that a table has grown since a plan was made: a server's autovacuum does. */
const PLANNED_ANEW_AFTER = 60_000;

/** What the engine says of a statement that it has read. */
interface Described {
  /** by `performance.now()` */
  readAt: number;
  /** type of each parameter */
  parameters: readonly number[];
  /** what its rows are made of, if it has any */
  columns: messages.BackendMessage[];
}

/**
 * The embedded database with statements by name. By itself it reads and plans each statement anew and goes six times into its engine and
 * back for it; one that comes again and again is read once, and goes there and back once.
 */
export class NamedPglite extends PGlite {
  readonly #statements = new NamedStatements();
  readonly #described = new Map<string, Described>();

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    const name = this.#statements.nameOf(text);
    if (name === undefined) return super.query<Row>(text, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#ask<Row>({ name, text }, values, options));
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = async <Row>(
        text: string,
        values: unknown[] = [],
        options?: QueryOptions,
      ): Promise<Results<Row>> => {
        const name = tx.closed ? undefined : this.#statements.nameOf(text);
        if (name === undefined) return tx.query<Row>(text, values, options);
        return this.#ask<Row>({ name, text }, values, options);
      };
      return work(Object.create(tx, { query: { value: query } }) as Transaction);
    });
  }

  /** @throws DatabaseError as the engine itself does */
  #ask<Row>(
    statement: { name: string; text: string },
    values: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const { parameters, columns } = await this.#describe(statement);
      const bound = values.map((value, place) => this.#written(value, parameters[place]));
      const { bind, execute, sync } = protocol.serialize;
      const said = await this.#send(bind({ statement: statement.name, values: bound }), execute({}), sync());
      const [result] = parse.parseResults([...columns, ...said], this.parsers, options);
      return result as Results<Row>;
    });
  }

  async #describe({ name, text }: { name: string; text: string }): Promise<Described> {
    const known = this.#described.get(name);
    const now = performance.now();
    if (known && now - known.readAt < PLANNED_ANEW_AFTER) return known;
    const { close, parse: read, describe, sync } = protocol.serialize;
    const which = { type: 'S', name } as const;
    const said = await this.#send(close(which), read({ name, text }), describe(which), sync());
    const described = {
      readAt: now,
      parameters: parse.parseDescribeStatementResults(said),
      columns: said.filter((message) => message.name === 'rowDescription'),
    };
    this.#described.set(name, described);
    return described;
  }

  /** Several messages as one. What follows one that fails is passed over, up to the `sync` that ends them. */
  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: !this.isInTransaction() });
  }

  /** As the engine's own client writes values. */
  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serialize = this.serializers[type];
    return serialize ? serialize(value) : (value as string | number).toString();
  }
}
