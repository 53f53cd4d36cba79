import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { openTestMailServer } from '../../api/test-support/mail-server.ts';
import type { TestMailServer } from '../../api/test-support/mail-server.ts';
import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { rowsOf } from './support/consistency.ts';
import { eventually } from '../support/servers/eventually.ts';
import { newShopKeys, startApi } from '../support/servers/processes.ts';
import type { HttpProcess } from '../support/servers/processes.ts';

const MAILS = 60;
/** A newsletter to this many subscribers is sent in several batches. */
const SUBSCRIBERS = 130;
const AT_A_TIME = 4;

describe('an api process that is killed while it sends emails', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-mail-'));
  const keys = newShopKeys();
  let postgres: TestPostgres;
  let server: TestMailServer;
  let api: HttpProcess;
  const start = async () => {
    api = await startApi(keys, {
      databaseUrl: postgres.url,
      dataDir: folder,
      smtpPort: server.port,
      gatewayUrl: 'http://127.0.0.1:9',
      env: { LEASE_SECONDS: '2' },
    });
  };
  beforeAll(async () => {
    [postgres, server] = await Promise.all([TestPostgres.create(), openTestMailServer()]);
    await start();
  });
  afterAll(async () => {
    await api.stop();
    await server.close();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  });

  it(`at most ${AT_A_TIME} emails are sent twice if an api process is killed`, async () => {
    server.isSilent = true;
    await rowsOf(
      postgres.url,
      `with mail as (
         insert into outbox (id, kind, recipient, subject, text, html, created_at)
         select gen_random_uuid(), 'code', 'reader' || n || '@example.com', 's', 't', 'h', now()
         from generate_series(1, ${MAILS}) n returning id)
       insert into jobs (kind, key, run_at) select 'send-mail', id::text, now() from mail`,
    );
    await eventually(() => Promise.resolve(server.taken.length >= AT_A_TIME));
    await api.kill();
    server.isSilent = false;

    await start();
    await eventually(
      async () => (await rowsOf(postgres.url, 'select 1 from outbox where sent_at is null')).length === 0,
    );

    const ids = server.taken.map((mail) => /^Message-ID: (\S+)/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(MAILS);
    expect(ids.length - MAILS).toBeGreaterThan(0);
    expect(ids.length - MAILS).toBeLessThanOrEqual(AT_A_TIME);
  });

  const itTakesLong = process.env.LONG ? it : it.skip;
  itTakesLong('every subscriber gets a newsletter exactly once if the api is killed twice while it sends', async () => {
    server.taken.length = 0;
    const fields = `'{"title": "Winter papers", "body": "Namaste,", "products": "", "buttonLabel": "", "buttonPath": ""}'`;
    await rowsOf(
      postgres.url,
      `with entry as (
         insert into content_entries (id, kind, slug, version, title, draft, live, live_at, updated_at)
         values (gen_random_uuid(), 'newsletter', 'winter', 1, 'Winter papers', ${fields}, ${fields}, now(), now()))
       insert into newsletter_subscribers (id, email, requested_at, confirmed_at)
       select gen_random_uuid(), 'subscriber' || n || '@example.com', now(), now() - interval '1 day'
       from generate_series(1, ${SUBSCRIBERS}) n`,
    );
    for (const sent of [20, SUBSCRIBERS - 20]) {
      await eventually(() => Promise.resolve(server.taken.length >= sent));
      await api.kill();
      await start();
    }
    await eventually(
      async () =>
        (await rowsOf(postgres.url, 'select 1 from newsletter_issues where finished_at is not null')).length === 1,
    );

    const mails = server.taken.map(
      (mail) => `${/^To: (\S+)/m.exec(mail)?.[1]} ${/^Message-ID: (\S+)/m.exec(mail)?.[1]}`,
    );
    expect(new Set(mails).size).toBe(SUBSCRIBERS);
    expect(new Set(mails.map((mail) => mail.split(' ')[0])).size).toBe(SUBSCRIBERS);
  });
});
