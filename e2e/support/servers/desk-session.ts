import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type pg from 'pg';

export async function openDeskSession(database: Pick<pg.Client, 'query'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await database.query(
    `insert into staff (id, email, name, role, state, created_at)
     values ($1::uuid, $1 || '@kaagazz.example', 'Meera Joshi', 'founder', 'active', now())`,
    [id],
  );
  await database.query(
    `insert into staff_sessions
       (id, token_hash, staff_id, device, created_at, last_used_at, idle_until, expires_at, stepped_up_until)
     select gen_random_uuid(), $1, $2, 'Chrome on Linux', now(), now(), later, later, later
       from (select now() + interval '1 hour' as later) as times`,
    [createHash('sha256').update(token).digest('hex'), id],
  );
  return `kaagazz-desk=${token}`;
}
