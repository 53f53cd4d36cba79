import { type DeskRequest, REQUEST_KINDS } from '@kaagazz/api-schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { DeskRequestRow } from '@kaagazz/api-schema';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { containing, type ListQuery } from '../../lists/list-query.ts';
import { bulkOrderRequests } from '../bulk-orders/bulk-orders.tables.ts';
import { partnerRequests } from '../partners/partners.tables.ts';
import { printRequests } from '../print/requests/print-requests.tables.ts';

type Row = z.output<typeof DeskRequestRow>;
type Kind = Row['kind'];

export type RequestListQuery = ListQuery<'createdAt' | 'name' | 'kind' | 'state'> & {
  [Field in 'kind' | 'state']?: Row[Field] | undefined;
} & { owner?: string | undefined };

const REQUESTS = sql`(
  select id, 'bulk' as kind, name, email, phone, quantity || ' × ' || product_title as subject, created_at
  from bulk_order_requests
  union all
  select id, 'partner', fullname, email, phone, service_type || ', ' || company_name, created_at from partner_requests
  union all
  select id, 'print', name, email, phone, quantity || ' × ' || title, created_at from print_requests)`;

const FROM = sql`from ${REQUESTS} r
  left join request_work w on w.request_id = r.id
  left join staff s on s.id = w.owner_id`;

const SORT_BY = {
  createdAt: sql`r.created_at`,
  name: sql`lower(r.name)`,
  kind: sql`r.kind`,
  state: sql`coalesce(w.state, 'waiting')`,
};

export async function pageOfDeskRequests(
  database: Database,
  { sort, order, page, perPage, ...filters }: RequestListQuery,
): Promise<{ data: Row[]; total: number }> {
  const where = conditionOf(filters);
  const { rows } = await database.execute<{ total: number }>(sql`select count(*)::int as total ${FROM} where ${where}`);
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const data = await selectRows(
    database,
    sql`where ${where} order by ${SORT_BY[sort]} ${direction}, r.id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return { data, total: rows[0]?.total ?? 0 };
}

/**
 * Finds a request by its id in the API. The id consists of a kind and a UUID, for example `bulk:…`.
 */
export async function requestRow(database: Database, wireId: string): Promise<Row | undefined> {
  const place = placeOf(wireId);
  if (!place) return undefined;
  const [row] = await selectRows(database, sql`where r.id = ${place.id} and r.kind = ${place.kind}`);
  return row;
}

export interface FoundRequest {
  email: string;
}

export async function lockRequest(
  tx: Database,
  wireId: string,
): Promise<{ request: FoundRequest; requestId: string } | undefined> {
  const place = placeOf(wireId);
  if (!place) return undefined;
  const { kind, id } = place;
  const table = { bulk: bulkOrderRequests, partner: partnerRequests, print: printRequests }[kind];
  const [request] = await tx.select({ email: table.email }).from(table).where(eq(table.id, id)).for('update');
  return request && { request, requestId: id };
}

export async function detailsOf(
  database: Database,
  kind: Kind,
  id: string,
): Promise<Pick<DeskRequest, 'details' | 'file'>> {
  switch (kind) {
    case 'bulk': {
      const [row] = await database.select().from(bulkOrderRequests).where(eq(bulkOrderRequests.id, id));
      return detailed({ Product: row?.productTitle, Quantity: row?.quantity, Notes: row?.notes });
    }
    case 'partner': {
      const [row] = await database.select().from(partnerRequests).where(eq(partnerRequests.id, id));
      const { companyName, serviceType, estimatedTime, notes } = row ?? {};
      return detailed({ Company: companyName, Service: serviceType, 'Time frame': estimatedTime, Notes: notes });
    }
    case 'print': {
      const [row] = await database.select().from(printRequests).where(eq(printRequests.id, id));
      const { details } = detailed({ Print: row?.title, Quantity: row?.quantity });
      return { details: [...details, ...(row?.options ?? [])], file: row?.fileName ?? null };
    }
  }
}

/** Omits empty values. */
function detailed(values: Record<string, string | number | undefined>): Pick<DeskRequest, 'details' | 'file'> {
  const details = Object.entries(values).map(([label, value]) => ({ label, value: String(value ?? '') }));
  return { details: details.filter(({ value }) => value !== ''), file: null };
}

export function placeOf(wireId: string): { kind: Kind; id: string } | undefined {
  const [word, id = ''] = wireId.split(':');
  const kind = REQUEST_KINDS.find((known) => known === word);
  return kind && isUuid(id) ? { kind, id } : undefined;
}

export function requestsOfPerson({ id, email }: { id: string; email: string }): SQL {
  return sql`(select id from bulk_order_requests where user_id = ${id}
    union select id from print_requests where user_id = ${id}
    union select id from partner_requests where email = ${email})`;
}

interface Columns extends Record<string, unknown>, Omit<Row, 'id' | 'owner' | 'createdAt'> {
  id: string;
  owner_id: string | null;
  owner_name: string | null;
  created_at: string | Date;
}

async function selectRows(database: Database, rest: SQL): Promise<Row[]> {
  const { rows } = await database.execute<Columns>(sql`
    select r.*, coalesce(w.state, 'waiting') as state, coalesce(w.version, 1) as version, s.id as owner_id,
           s.name as owner_name ${FROM} ${rest}`);
  return rows.map(({ id, kind, version, state, name, email, phone, subject, ...row }) => ({
    id: `${kind}:${id}`,
    version,
    kind,
    state,
    name,
    email,
    phone,
    subject,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    createdAt: new Date(row.created_at).toISOString(),
  }));
}

function conditionOf({ q, kind, state, owner }: Pick<RequestListQuery, 'q' | 'kind' | 'state' | 'owner'>): SQL {
  const pattern = containing(q);
  return sql.join(
    [
      sql`true`,
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(state ? [sql`coalesce(w.state, 'waiting') = ${state}`] : []),
      ...(owner ? [sql`w.owner_id::text = ${owner}`] : []),
      ...(q ? [sql`(r.name ilike ${pattern} or r.email ilike ${pattern} or r.subject ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
}
