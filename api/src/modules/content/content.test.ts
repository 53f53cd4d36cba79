import type { DeskContent, DeskContentRow, DeskContentVersion, SitePolicy } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { dayInIndia } from '../../plugins/indian-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const BODY = '## Who we are\n\nWe make paper in {city}.';

describe('the content of the site', () => {
  let shop: TestShop;
  let editor: DeskClient;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.execute(sql`truncate content_entries, content_versions, audit_lines`);
    await seedContent(shop.database);
    editor = await openDesk(shop, 'editor', 'Meera Joshi');
  });

  async function terms(): Promise<DeskContent> {
    const list = (await editor.call('GET', '/content?kind=policy&q=terms')).json<{ data: DeskContentRow[] }>();
    return (await editor.call('GET', `/content/${list.data[0]?.id}`)).json<{ data: DeskContent }>().data;
  }

  const save = ({ id, version, fields }: DeskContent, changed: Record<string, string>) =>
    editor.call('PATCH', `/content/${id}`, { version, fields: { ...fields, ...changed } });
  const publish = async (at = '') => {
    const { id, version } = await terms();
    return editor.call('POST', `/content/${id}/publish`, { version, at });
  };

  async function shown(): Promise<SitePolicy> {
    return (await shop.app.inject('/api/site/policy/terms-of-service')).json<{ policy: SitePolicy }>().policy;
  }

  it('pages show the seeded policies with the day of their last change', async () => {
    const policy = await shown();

    expect(policy).toMatchObject({ title: 'Terms of Service', updatedOn: '2026-11-25' });
    expect(policy.sections.map(({ title }) => title)).toContain('Cancellation, returns and refunds');
    expect((await shop.app.inject('/api/site/policy/none')).statusCode).toBe(404);
  });

  it('pages show a changed policy only once it is published, with the day in India', async () => {
    await save(await terms(), { body: BODY });
    expect((await terms()).state).toBe('changed');
    expect((await shown()).sections.length).toBeGreaterThan(1);

    await publish();

    expect(await shown()).toEqual(
      expect.objectContaining({
        updatedOn: dayInIndia(shop.now()),
        sections: [{ id: 'who-we-are', title: 'Who we are', blocks: ['We make paper in {city}.'] }],
      }),
    );
    expect((await terms()).state).toBe('published');
  });

  it('a scheduled policy replaces the current one at its time in India', async () => {
    await save(await terms(), { body: BODY });
    const tomorrow = dayInIndia(new Date(shop.now().getTime() + DAY_MS));
    await publish(`${tomorrow}T00:30`);

    expect(await terms()).toMatchObject({
      state: 'scheduled',
      scheduledFor: new Date(`${tomorrow}T00:30+05:30`).toJSON(),
    });
    expect((await shown()).sections.length).toBeGreaterThan(1);

    shop.pass(2 * DAY_MS);
    editor = await openDesk(shop, 'editor');

    expect(await shown()).toMatchObject({ updatedOn: tomorrow, sections: [{ title: 'Who we are' }] });
    expect(await terms()).toMatchObject({ state: 'published', scheduledFor: null });
  });

  it('publishing later keeps a scheduled text that is already on the page', async () => {
    await save(await terms(), { body: BODY });
    await publish(`${dayInIndia(new Date(shop.now().getTime() + DAY_MS))}T00:30`);
    shop.pass(2 * DAY_MS);
    editor = await openDesk(shop, 'editor');
    await save(await terms(), { body: '## Another text' });

    await publish(`${dayInIndia(new Date(shop.now().getTime() + 3 * DAY_MS))}T00:30`);

    expect((await shown()).sections).toMatchObject([{ title: 'Who we are' }]);
  });

  it('the versions of a text say who saved them, and saving an earlier one undoes later changes', async () => {
    const before = await terms();
    await save(before, { body: BODY });

    const { data } = (await editor.call('GET', `/content/${before.id}/versions`)).json<{
      data: DeskContentVersion[];
    }>();
    expect(data.map(({ version, by }) => [version, by])).toEqual([
      [2, 'Meera Joshi'],
      [1, ''],
    ]);

    await save(await terms(), data[1]!.fields);
    expect((await terms()).fields).toEqual(before.fields);
  });

  it('saving responds 409 with the current fields if somebody else has saved meanwhile', async () => {
    const before = await terms();
    await save(before, { summary: 'Mine.' });

    const late = await save(before, { summary: 'Theirs.' });

    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2, fields: { summary: 'Mine.' } } });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ summary: 'x'.repeat(501) }, 'summary'],
    [{ body: '## Who\n\nWrite to {emial}.' }, 'body'],
    [{ colour: 'red' }, ''],
  ])('saving %j responds 400 and names the field', async (changed, field) => {
    const entry = await terms();

    const { status, body } = await save(entry, changed);

    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'VALIDATION', field })]);
    expect((await terms()).version).toBe(1);
  });

  it('policies cannot be added or withdrawn', async () => {
    const { id, version, fields } = await terms();

    const added = await editor.call('POST', '/content', { kind: 'policy', fields });
    const withdrawn = await editor.call('POST', `/content/${id}/withdraw`, { version });

    expect([added.status, withdrawn.status]).toEqual([409, 409]);
  });

  it('a cancelled schedule leaves the policy as it is', async () => {
    await save(await terms(), { body: BODY });
    await publish(`${dayInIndia(new Date(shop.now().getTime() + DAY_MS))}T00:30`);
    const { id, version } = await terms();

    await editor.call('POST', `/content/${id}/withdraw`, { version });
    shop.pass(2 * DAY_MS);
    editor = await openDesk(shop, 'editor');

    expect((await terms()).state).toBe('changed');
    expect((await shown()).sections.length).toBeGreaterThan(1);
  });

  it('the audit log has the changed fields and the publication', async () => {
    await save(await terms(), { summary: 'Short.' });
    shop.pass(1);
    await publish();

    const founder = await openDesk(shop, 'founder');
    const log = (await founder.call('GET', '/audit')).json<{ data: object[] }>();
    expect(log.data.slice(0, 2)).toMatchObject([
      { action: 'content.publish', after: { liveAt: shop.now().toISOString() } },
      { action: 'content.change', who: { name: 'Meera Joshi' }, after: { summary: 'Short.' } },
    ]);
    expect(Object.keys((log.data[1] as { after: object }).after)).toEqual(['summary']);
  });

  it('a restart keeps the texts that somebody has changed', async () => {
    await save(await terms(), { summary: 'Short.' });

    await seedContent(shop.database);

    expect((await terms()).fields.summary).toBe('Short.');
  });
});
