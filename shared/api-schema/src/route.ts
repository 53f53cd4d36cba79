import type { z } from 'zod';
import type { deskOperations } from './desk-operations.ts';
import type { operations } from './operations.ts';

type Table = typeof operations & typeof deskOperations;

type RouteTo<Op extends { method: string; path: string }> = `${Op['method']} ${Op['path']}`;

type ByRoute = { [Id in keyof Table as RouteTo<Table[Id]>]: Table[Id] };

export type Route = keyof ByRoute;

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : Blob;
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : Blob;

type Params<Op> = Op extends { path: infer Path }
  ? [ParamName<Path>] extends [never]
    ? unknown
    : { params: Record<ParamName<Path>, string | number> }
  : never;
type Query<Op> = Op extends { query: infer Schema extends z.ZodType }
  ? Record<string, never> extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : unknown;
type Body<Op> = Op extends { body: infer Schema } ? { body: Sent<Schema> } : unknown;
type Auth<Op> = Op extends { caller: 'shopper' | 'operator' }
  ? { auth: 'session' }
  : Op extends { caller: 'anyone or shopper' }
    ? { auth: 'session' | 'none' }
    : unknown;
type Answer<Op> = Op extends { response: { 200: string } } ? { answer: 'file' } : unknown;

export type RequestOf<R extends Route> = Params<ByRoute[R]> &
  Query<ByRoute[R]> &
  Body<ByRoute[R]> &
  Auth<ByRoute[R]> &
  Answer<ByRoute[R]>;

export type ResponseOf<R extends Route> = ByRoute[R] extends { response: infer Statuses }
  ? Exclude<Received<Statuses[keyof Statuses]>, { success: false }>
  : never;

export type BodyOf<R extends Route> = ByRoute[R] extends { body: infer Schema } ? Sent<Schema> : never;
