import type { DeskContent, DeskContentRow, DeskContentVersion, SitePost, SiteStory } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { testPhotograph } from '../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { seedContent } from '../../seed/seed-content.ts';

type DeskAnswer = Awaited<ReturnType<DeskClient['call']>>;

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const FIELDS = {
  title: 'A morning at the vat',
  excerpt: 'What we saw.',
  category: 'Craft',
  author: 'The vat room',
  date: '2026-11-20',
  photograph: '/media/whole.0123abcd.w800.webp',
  alt: 'A vat',
  body: '<p>Words.</p>',
};
const UPLOAD = { 'content-type': 'application/octet-stream' };

describe('posts', () => {
  let shop: TestShop;
  let editor: DeskClient;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.execute(sql`truncate content_entries, content_versions, audit_lines cascade`);
    editor = await openDesk(shop, 'editor', 'Meera Joshi');
  });

  const create = async (changed: Partial<typeof FIELDS> = {}) =>
    editor.call('POST', '/content', { kind: 'post', fields: { ...FIELDS, ...changed } });
  const created = async (changed: Partial<typeof FIELDS> = {}) => entryIn(await create(changed));
  const entryIn = (answer: DeskAnswer) => answer.json<{ data: DeskContent }>().data;
  const entryFor = async (query: string) => {
    const { data } = (await editor.call('GET', `/content?${query}`)).json<{ data: DeskContentRow[] }>();
    return entryIn(await editor.call('GET', `/content/${data[0]?.id}`));
  };
  const publish = ({ id, version }: DeskContent, at = '') =>
    editor.call('POST', `/content/${id}/publish`, { version, at });
  const save = ({ id, version }: DeskContent, body: string, autosave = false) =>
    editor.call('PATCH', `/content/${id}`, { version, fields: { ...FIELDS, body }, autosave });
  const read = (path: string) => shop.app.inject(`/api/site${path}`);
  const statusOf = async (path: string) => (await read(path)).statusCode;

  async function onSite(path = '/content?kinds=post'): Promise<SitePost[]> {
    return (await read(path)).json<{ content: { post: SitePost[] } }>().content.post;
  }

  it('every seeded post has text and a picture', async () => {
    await seedContent(shop.database, { demo: true, now: new Date('2027-03-10T06:00:00Z') });

    const posts = await onSite();
    expect(posts[0]?.date).toBe('2027-03-03');
    expect(posts.map(({ id }) => id)).toEqual([
      'one-hour-paper-audit',
      'before-your-first-madhubani',
      'how-a-sheet-is-lifted',
      'where-temple-flowers-go',
      'what-tree-free-paper-is',
    ]);
    for (const { id, photograph, minutes } of posts) {
      const { post, related } = (await read(`/post/${id}`)).json<{ post: SiteStory; related: SitePost[] }>();
      expect(post.words).toBeGreaterThan(500);
      expect(minutes).toBeGreaterThan(1);
      expect(related).toHaveLength(3);
      const pictures = [
        photograph,
        ...[...post.html.matchAll(/<img src="([^"]+)" alt="[^"]+"/g)].map(([, src]) => src),
      ];
      expect(pictures.length).toBeGreaterThan(1);
      for (const picture of pictures) expect((await shop.app.inject(picture!)).statusCode).toBe(200);
    }
    expect(await onSite('/content?kinds=post&posts=3')).toHaveLength(3);
  });

  it('posts are seeded only with SEED=demo', async () => {
    await seedContent(shop.database, { demo: false });

    expect(await onSite()).toEqual([]);
  });

  it('a post appears on the site only while it is published', async () => {
    const post = await created();
    expect([await statusOf(`/post/${post.slug}`), await onSite()]).toEqual([404, []]);

    await publish(post);
    expect(await statusOf(`/post/${post.slug}`)).toBe(200);
    expect(await onSite()).toMatchObject([{ id: 'a-morning-at-the-vat', title: FIELDS.title, minutes: 1 }]);

    await editor.call('POST', `/content/${post.id}/withdraw`, { version: post.version + 1 });
    expect([await statusOf(`/post/${post.slug}`), await onSite()]).toEqual([404, []]);
  });

  it('a scheduled post appears at the scheduled time', async () => {
    const at = new Date(shop.now().getTime() + DAY_MS + 330 * MINUTE_MS).toISOString().slice(0, 16);
    await publish(await created(), at);
    expect(await onSite()).toEqual([]);

    shop.pass(DAY_MS + MINUTE_MS);

    expect(await onSite()).toHaveLength(1);
  });

  it('scripts and event handlers are removed from a post before it is stored', async () => {
    const attack =
      '<p onclick="alert(1)">Hi <a href="javascript:alert(1)">there</a></p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>';

    const post = await created({ body: attack });

    expect(post.fields.body).toBe('<p>Hi <a>there</a></p>');
  });

  it('a script in a stored post is removed before the post is shown', async () => {
    const post = await created();
    await publish(post);
    await shop.database.execute(
      sql`update content_entries set live = jsonb_set(live, '{body}', '"<p>Hi</p><script>alert(1)</script>"')`,
    );

    expect((await read(`/post/${post.slug}`)).json<{ post: SiteStory }>().post.html).toBe('<p>Hi</p>');
    expect((await read('/posts?html=true')).body).not.toContain('script');
  });

  it.each([
    [{ photograph: 'https://evil.example/a.png' }, 'photograph'],
    [{ alt: '' }, 'alt'],
    [{ body: '<p> </p>' }, 'body'],
    [{ body: '<p>Hi</p><img src="/media/whole.0123abcd.w800.webp">' }, 'body'],
  ])('saving a post with %j responds 400 and names the field', async (changed, field) => {
    expect(await create(changed)).toMatchObject({ status: 400, body: { code: 'VALIDATION', field } });
  });

  it('an uploaded picture keeps its aspect ratio, but loses its metadata', async () => {
    const original = testPhotograph(2000, 1000).withExif({ IFD0: { Artist: 'Meera' } });
    const payload = await original.jpeg().toBuffer();

    const { picture, ...size } = (await editor.call('POST', '/pictures?crop=none', payload, UPLOAD)).json<{
      picture: string;
      width: number;
    }>();
    const again = await editor.call('POST', '/pictures?crop=none', payload, UPLOAD);
    const served = await shop.app.inject(`/media/${picture}`);
    const preview = await shop.app.inject(`/media/share/${picture}.jpg`);

    expect(size).toMatchObject({ width: 1280, height: 640 });
    expect(again.body).toMatchObject({ picture, ...size });
    expect(served.rawPayload.includes('Meera')).toBe(false);
    expect(preview.headers['content-type']).toBe('image/jpeg');
    expect((await create({ photograph: `/media/${picture}` })).status).toBe(201);
  });

  it('the list of posts for the sitemap and the feed is paginated', async () => {
    for (const day of ['01', '02', '03']) await publish(await created({ title: `Day ${day}`, date: `2026-11-${day}` }));
    const page = async (query: string) =>
      (await read(`/posts?limit=2${query}`)).json<{ posts: SiteStory[]; nextCursor: string | null }>();

    const first = await page('');
    const second = await page(`&html=true&cursor=${first.nextCursor}`);

    expect(first.posts.map(({ id, html }) => [id, html])).toEqual([
      ['day-03', ''],
      ['day-02', ''],
    ]);
    expect(second).toMatchObject({ posts: [{ id: 'day-01', html: FIELDS.body }], nextCursor: null });
  });

  describe('a preview link', () => {
    it('a signed preview link shows a post’s draft for one day', async () => {
      const post = await created();
      const token = post.preview;
      const path = `/post/${post.slug}?preview=`;

      const response = await read(path + token);
      expect(response.json()).toMatchObject({ post: { title: FIELDS.title } });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(await statusOf(path + token.slice(0, -1))).toBe(404);
      expect(await statusOf(path + (await created()).preview)).toBe(404);
      expect(await onSite()).toEqual([]);

      shop.pass(DAY_MS);
      expect(await statusOf(path + token)).toBe(404);
    });

    it('a preview link shows unpublished changes to a text', async () => {
      await seedContent(shop.database, { demo: false });
      const entry = await entryFor('kind=text&q=Join the Movement');
      const fields = { ...entry.fields, text: 'Come.' };
      await editor.call('PATCH', `/content/${entry.id}`, { version: entry.version, fields });
      const textAt = async (query: string) =>
        (await read(`/content?kinds=text&page=home${query}`)).json<{
          content: { text: Record<string, { text: string }> };
        }>().content.text['home-movement']?.text;

      expect(await textAt(`&preview=${entry.preview}`)).toBe('Come.');
      expect(await textAt('')).toBe(entry.fields.text);
    });

    it('a preview link shows the draft of a policy', async () => {
      await seedContent(shop.database, { demo: false });
      const entry = await entryFor('kind=policy&q=terms');
      const fields = { ...entry.fields, summary: 'Shorter.' };
      await editor.call('PATCH', `/content/${entry.id}`, { version: entry.version, fields });

      const response = await read(`/policy/terms-of-service?preview=${entry.preview}`);

      expect(response.json()).toMatchObject({ policy: { summary: 'Shorter.' } });
    });
  });

  it('a draft can be deleted, but a published or scheduled post can’t', async () => {
    const draft = await created();
    const published = await created({ title: 'Published' });
    const scheduled = await created({ title: 'Scheduled' });
    await publish(published);
    await publish(scheduled, new Date(shop.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 16));

    const statuses = [];
    for (const { id } of [draft, published, scheduled, draft]) {
      statuses.push((await editor.call('DELETE', `/content/${id}`)).status);
    }

    expect(statuses).toEqual([200, 409, 409, 404]);
  });

  it('automatic saves within ten minutes create only one version', async () => {
    const versions = async () =>
      (await editor.call('GET', `/content/${post.id}/versions`))
        .json<{ data: DeskContentVersion[] }>()
        .data.map(({ fields }) => fields.body);
    const post = await created();
    await publish(post);
    let latest = { ...post, version: post.version + 1 };
    const autosave = async (body: string) => {
      latest = entryIn(await save(latest, body, true));
    };

    await autosave('<p>One</p>');
    await autosave('<p>One, two</p>');
    expect(await versions()).toEqual(['<p>One, two</p>', FIELDS.body]);

    shop.pass(11 * MINUTE_MS);
    await autosave('<p>Three</p>');
    expect(await versions()).toEqual(['<p>Three</p>', '<p>One, two</p>', FIELDS.body]);
  });
});
