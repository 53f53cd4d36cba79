import type {
  DeskContent,
  DeskContentRow,
  DeskContentVersion,
  DeskToday,
  SiteContent,
  SitePolicy,
} from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { TEXTS_WITH_PICTURE } from '@kaagazz/domain/content';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { seedContent } from '../../seed/seed-content.ts';

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
    await shop.database.execute(sql`truncate content_entries, content_versions, audit_lines cascade`);
    await seedContent(shop.database, { demo: false });
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

  it('a seeded policy shows the date of its last change', async () => {
    const policy = await shown();

    expect(policy).toMatchObject({ title: 'Terms of Service', updatedOn: '2026-11-26' });
    expect(policy.sections.map(({ title }) => title)).toContain('Cancellation, returns and refunds');
    expect((await shop.app.inject('/api/site/policy/none')).statusCode).toBe(404);
  });

  it('a changed policy appears only after it is published', async () => {
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

  it('a scheduled policy replaces the current one at the scheduled Indian time', async () => {
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

  it('scheduling a new policy text does not change the published text', async () => {
    await save(await terms(), { body: BODY });
    await publish(`${dayInIndia(new Date(shop.now().getTime() + DAY_MS))}T00:30`);
    shop.pass(2 * DAY_MS);
    editor = await openDesk(shop, 'editor');
    await save(await terms(), { body: '## Another text' });

    await publish(`${dayInIndia(new Date(shop.now().getTime() + 3 * DAY_MS))}T00:30`);

    expect((await shown()).sections).toMatchObject([{ title: 'Who we are' }]);
  });

  it('an earlier version of a policy can be restored from its version history', async () => {
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

  it('saving an outdated version of a policy responds with 409 and the current fields', async () => {
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

  it('adding or withdrawing a policy returns 409', async () => {
    const { id, version, fields } = await terms();

    const added = await editor.call('POST', '/content', { kind: 'policy', fields });
    const withdrawn = await editor.call('POST', `/content/${id}/withdraw`, { version });

    expect([added.status, withdrawn.status]).toEqual([409, 409]);
  });

  it('cancelling a scheduled publication leaves the published policy unchanged', async () => {
    await save(await terms(), { body: BODY });
    await publish(`${dayInIndia(new Date(shop.now().getTime() + DAY_MS))}T00:30`);
    const { id, version } = await terms();

    await editor.call('POST', `/content/${id}/withdraw`, { version });
    shop.pass(2 * DAY_MS);
    editor = await openDesk(shop, 'editor');

    expect((await terms()).state).toBe('changed');
    expect((await shown()).sections.length).toBeGreaterThan(1);
  });

  it('the audit log records a policy’s changed fields and its publication', async () => {
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

  it('a restart does not overwrite texts that editors have changed', async () => {
    await save(await terms(), { summary: 'Short.' });

    await seedContent(shop.database, { demo: false });

    expect((await terms()).fields.summary).toBe('Short.');
  });

  const EVENT = { title: 'Open day', description: 'Come and see.', date: '2026-12-24', picture: 'painters' };
  const onPage = async (query: string) =>
    (await shop.app.inject(`/api/site/content?${query}`)).json<{ content: SiteContent }>().content;
  const add = async (kind: string, fields: object) => {
    const { data } = (await editor.call('POST', '/content', { kind, fields })).json<{ data: DeskContent }>();
    await editor.call('POST', `/content/${data.id}/publish`, { version: data.version, at: '' });
    return data;
  };

  it('a published event appears on its page until an editor withdraws it', async () => {
    const { data } = (await editor.call('POST', '/content', { kind: 'event', fields: EVENT })).json<{
      data: DeskContent;
    }>();
    expect(await onPage('kinds=event')).toEqual({ event: [] });

    await editor.call('POST', `/content/${data.id}/publish`, { version: 1, at: '' });
    expect(await onPage('kinds=event')).toEqual({ event: [{ id: 'open-day', ...EVENT, photograph: '', alt: '' }] });

    await editor.call('POST', `/content/${data.id}/withdraw`, { version: 2 });
    expect(await onPage('kinds=event')).toEqual({ event: [] });
  });

  it('events are listed by ascending date and insights by descending date', async () => {
    await add('event', EVENT);
    await add('event', { ...EVENT, date: '2026-12-01' });
    await add('insight', { title: 'Old', description: 'Text', date: '2026-01-01' });
    await add('insight', { title: 'New', description: 'Text', date: '2026-02-01' });

    const { event = [], insight = [] } = await onPage('kinds=event,insight');

    expect(event.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-24']);
    expect(new Set(event.map(({ id }) => id)).size).toBe(2);
    expect(insight.map(({ title }) => title)).toEqual(['New', 'Old']);
  });

  it('a page shows only its own testimonials, in the order set by editors', async () => {
    const voice = { author: 'Bride', quote: 'Lovely.', page: 'home', picture: 'bride', rating: '4', order: '10' };
    await add('testimonial', voice);
    await add('testimonial', { ...voice, author: 'Groom', order: '9' });
    await add('testimonial', { ...voice, author: 'Judge', page: 'chitrayan' });

    const { testimonial = [] } = await onPage('kinds=testimonial&page=home');

    expect(testimonial.map(({ author, rating }) => [author, rating])).toEqual([
      ['Groom', 4],
      ['Bride', 4],
    ]);
  });

  it.each([
    ['event', { ...EVENT, date: '2026-02-30' }, 'date'],
    ['event', { ...EVENT, picture: '../secret' }, 'picture'],
    ['figure', { label: 'trees', target: '5.5', unit: '+', picture: 'no-deforestation', order: '1' }, 'target'],
    ['milestone', { title: 'MVP', story: 'A sheet.', month: '2024-13', picture: 'workshop' }, 'month'],
  ])('a new %s with the fields %j is rejected', async (kind, fields, field) => {
    const { status, body } = await editor.call('POST', '/content', { kind, fields });

    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'VALIDATION', field })]);
  });

  it('the Today page counts content drafts and scheduled entries', async () => {
    const counts = async () => {
      const { drafts, scheduled } = (await editor.call('GET', '/today')).json<{ data: DeskToday }>().data;
      return { drafts, scheduled };
    };
    const listed = async (state: string) =>
      (await editor.call('GET', `/content?state=${state}`)).json<{ total: number }>().total;
    const fields = { title: 'Open day', description: 'Lift a sheet.', date: '2027-01-10', picture: 'lift-a-sheet' };
    const { id } = (await editor.call('POST', '/content', { kind: 'event', fields })).json<{ data: DeskContent }>()
      .data;
    expect([await counts(), await listed('draft')]).toEqual([{ drafts: 1, scheduled: 0 }, 1]);

    const at = new Date(shop.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 16);
    await editor.call('POST', `/content/${id}/publish`, { version: 1, at });

    expect([await counts(), await listed('scheduled')]).toEqual([{ drafts: 0, scheduled: 1 }, 1]);
    const packer = await openDesk(shop, 'packer');
    expect((await packer.call('GET', '/today')).json()).toMatchObject({ data: { drafts: null, waitingReviews: null } });
  });

  it.each(['purposeful living', 'home banner'])(
    'searching the content list for “%s” finds the home page’s banner',
    async (q) => {
      const { data } = (await editor.call('GET', `/content?q=${q}`)).json<{ data: DeskContentRow[] }>();

      expect(data.map(({ slug }) => slug)).toEqual(['home-hero']);
    },
  );

  it('a page’s texts include the texts shared by all pages', async () => {
    const { text = {} } = await onPage('kinds=text&page=sustainability');

    expect(Object.keys(text)).toEqual(['all-community', 'sustainability-banner']);
    expect(text['sustainability-banner']?.title).toBe('Nothing felled. Nothing burnt. Nothing wasted.');
  });

  it('a published photograph replaces the default picture of a page banner', async () => {
    const texts = (await editor.call('GET', '/content?kind=text&q=past life')).json<{ data: DeskContentRow[] }>();
    const banner = (await editor.call('GET', `/content/${texts.data[0]?.id}`)).json<{ data: DeskContent }>().data;
    const photograph = '/media/press.0123abcd.w800.webp';

    const undescribed = await save(banner, { photograph });
    expect([undescribed.status, undescribed.body]).toEqual([400, expect.objectContaining({ field: 'alt' })]);
    await save(banner, { photograph, alt: 'A press' });
    await editor.call('POST', `/content/${banner.id}/publish`, { version: 2, at: '' });

    const { text = {} } = await onPage('kinds=text&page=shop');
    expect(text['shop-banner']).toMatchObject({ title: 'Paper with a past life', photograph, alt: 'A press' });
  });

  it('a new shop has a text for every page section with a picture', async () => {
    const { text = {} } = await onPage('kinds=text');

    expect(Object.keys(text)).toEqual(expect.arrayContaining([...TEXTS_WITH_PICTURE]));
  });

  it('events, insights and testimonials are seeded only with SEED=demo', async () => {
    const all = 'kinds=event,insight,testimonial,milestone,figure';
    const counts = (content: SiteContent) => Object.values(content).map((entries) => entries?.length);
    expect(counts(await onPage(all))).toEqual([0, 0, 0, 4, 4]);

    await seedContent(shop.database, { demo: true });

    expect(counts(await onPage(all))).toEqual([4, 3, 14, 4, 4]);
  });

  it('the dates of seeded events are relative to the shop’s first start', async () => {
    const start = (day: string) => seedContent(shop.database, { demo: true, now: new Date(`${day}T06:00:00Z`) });
    await start('2030-01-15');
    await start('2031-01-15');

    const { event = [] } = await onPage('kinds=event');

    expect(event.map(({ date }) => date).toSorted()).toEqual(['2029-12-19', '2030-01-28', '2030-03-06', '2030-06-07']);
  });
});
